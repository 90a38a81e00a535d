import { act } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StaticUntilNear } from './static-until-near.tsx';

/** Markup of a boundary that the server drew whole. */
const DRAWN =
  '<!--$--><div><p>Reviews</p><button>Write</button><select><option>new</option><option>old</option></select></div><!--/$-->';

let root: Root;
let comes: () => void;
let comesNear: () => void;
let page: HTMLElement;

function Reviews() {
  const [done, setDone] = useState<readonly string[]>([]);
  const add = (what: string) => setDone((before) => [...before, what]);
  return (
    <>
      <p>Reviews</p>
      <button type="button" onClick={() => add('written')}>
        Write
      </button>
      <select onChange={({ target }) => add(target.value)}>
        <option>new</option>
        <option>old</option>
      </select>
      <output>{done.join(', ')}</output>
    </>
  );
}

const isLive = () => page.querySelector('output') !== null;
const control = (selector: 'button' | 'select') => {
  const found = page.querySelector<HTMLButtonElement | HTMLSelectElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
};

function chooseOldest(): void {
  control('select').value = 'old';
  control('select').dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(async () => {
  const arrived = new Promise<void>((resolve) => {
    comes = resolve;
  });
  const Lazy = lazy(async () => {
    await arrived;
    return { default: Reviews };
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        comesNear = () => run([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  page = document.createElement('main');
  page.innerHTML = DRAWN;
  document.body.append(page);
  root = await act(() =>
    hydrateRoot(
      page,
      <Suspense>
        <StaticUntilNear>
          <Lazy />
        </StaticUntilNear>
      </Suspense>,
    ),
  );
});

afterEach(async () => {
  await act(() => root.unmount());
  page.remove();
});

async function arrives(): Promise<void> {
  await act(async () => comes());
  expect(isLive()).toBe(true);
}

it('fetches at once what is pressed, and presses it again, once each and in order', async () => {
  await act(async () => {
    chooseOldest();
    control('button').click();
    control('button').click();
  });
  await arrives();
  await vi.waitFor(() => expect(page.querySelector('output')?.textContent).toBe('old, written'));
  expect(control('select').value).toBe('old');
});

it.each([
  ['a control', 'select', true],
  ['no control of it', 'button', false],
] as const)('keeps the focus on %s', async (_, name, isFocused) => {
  if (isFocused) control(name).focus();
  await act(async () => comesNear());
  await arrives();
  expect(document.activeElement).toBe(isFocused ? control(name) : document.body);
});
