// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

/** Names of what was reached outside of the sheet, in order. */
let reached: string[] = [];
/** Holds back the browser's default actions, which need a page. */
const hold = (event: Event) => {
  if (!event.defaultPrevented) reached.push(`${event.type}, ${depth()} entries`);
  event.preventDefault();
};

beforeEach(() => {
  reached = [];
  for (const type of ['click', 'submit']) window.addEventListener(type, hold);
});
afterEach(async () => {
  cleanup();
  await settle();
  for (const type of ['click', 'submit']) window.removeEventListener(type, hold);
  vi.useRealTimers();
});

const depth = () => Number(window.history.state?.openDialogs ?? 0);
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const dialog = () => document.querySelector('dialog[open]');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function Page({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setIsOpen(false)}>
        Shut
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        side="left"
        title="Bag"
        closeLabel="Close"
      >
        {children}
      </Sheet>
    </>
  );
}

async function open(children: ReactNode = <p>Contents</p>) {
  render(<Page>{children}</Page>);
  expect([screen.queryByText('Bag'), dialog()]).toEqual([null, null]);
  press('Open');
  await settle();
  reached = [];
}

test.each<[how: string, close: () => unknown]>([
  ['its button', () => press('Close')],
  ['a press beside it', () => fireEvent.click(screen.getByRole('dialog'))],
  ['Escape', () => screen.getByRole<HTMLDialogElement>('dialog').close()],
  ['its page', () => press('Shut')],
  ['Back', () => window.history.back()],
])('an open sheet has one history entry, and goes with it by %s', async (_, close) => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Bag' })).toBe(dialog());
  expect([dialog() !== null, depth(), document.activeElement?.textContent]).toEqual([
    true,
    1,
    'Bag',
  ]);
  fireEvent.click(screen.getByText('Contents'));
  expect(dialog()).not.toBeNull();
  act(() => void close());
  await settle();
  expect([dialog(), screen.queryByText('Contents'), depth()]).toEqual([null, null, 0]);
  press('Open');
  await settle();
  expect([dialog() !== null, depth()]).toEqual([true, 1]);
});

test('a sheet that is taken away is closed, so that the browser gives the focus back', async () => {
  await open();
  const close = vi.spyOn(screen.getByRole<HTMLDialogElement>('dialog'), 'close');
  cleanup();
  await settle();
  expect([close.mock.calls.length, depth()]).toEqual([1, 0]);
});

test('a field that asks for the focus has it instead of the heading', async () => {
  const take = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');
  await open(<input ref={take} />);
  expect(document.activeElement).toBe(document.body);
});

test('what a sheet holds stays for its transition, unless it opens again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open();
  const element = screen.getByRole('dialog');
  Object.assign(element, { getAnimations: () => [{ finished: promise }] });
  press('Close');
  await settle();
  expect([dialog(), screen.queryByText('Contents') !== null]).toEqual([null, true]);
  press('Open');
  await settle();
  resolve();
  await settle();
  expect([dialog(), screen.queryByText('Contents')]).not.toContain(null);
  // The next transition is waited for as well.
  Object.assign(element, { getAnimations: () => [{ finished: new Promise(() => undefined) }] });
  press('Close');
  await settle();
  expect(screen.queryByText('Contents')).not.toBeNull();
});

const goTo = <a href="/shop">Shop</a>;
test.each<[what: string, contents: ReactNode, name: string, keys: object, reached: string[]]>([
  ['a link is followed from the page’s own entry', goTo, 'Shop', {}, ['click, 0 entries']],
  ['a link is left to another tab', goTo, 'Shop', { ctrlKey: true }, ['click, 1 entries']],
  ['a link is left to another tab', goTo, 'Shop', { metaKey: true }, ['click, 1 entries']],
  ['a link is left to another window', goTo, 'Shop', { shiftKey: true }, ['click, 1 entries']],
  ['a link is left to be kept', goTo, 'Shop', { altKey: true }, ['click, 1 entries']],
  ['a link is left to another button', goTo, 'Shop', { button: 1 }, ['click, 1 entries']],
  [
    'a link',
    <a key="a" href="/s" target="_blank" rel="noopener">
      Shop
    </a>,
    'Shop',
    {},
    ['click, 1 entries'],
  ],
  [
    'a link',
    <a key="a" href="/s" target="_self">
      Shop
    </a>,
    'Shop',
    {},
    ['click, 0 entries'],
  ],
  [
    'a button is pressed',
    <button key="b" type="button">
      Shop
    </button>,
    'Shop',
    {},
    ['click, 1 entries'],
  ],
])('in a sheet %s: %#', async (_, contents, name, keys, expected) => {
  await open(contents);
  fireEvent.click(screen.getByText(name), keys);
  await settle();
  expect(reached).toEqual(expected);
});

test.each([
  ['/search', ['submit, 0 entries']],
  [undefined, ['submit, 1 entries']],
])('a form to %s is sent from: %j', async (action, expected) => {
  await open(
    <form action={action}>
      <input name="q" />
    </form>,
  );
  document.querySelector('form')?.requestSubmit();
  await settle();
  expect(reached).toEqual(expected);
});
