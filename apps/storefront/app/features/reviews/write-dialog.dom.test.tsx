import { NO_BRAND } from '@lokke/contract/ports';
import { marketOf } from '@lokke/domain/markets';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteContext, useSite } from '../../shared/site/site.ts';
import { forgetCustomer, learnCustomer } from '../../state/customer/logged-in-customer.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { WriteDialog } from './write-dialog.tsx';

const LOGGED_OUT = [{ error: 'You are not logged in' }, 401] as const;
const market = marketOf('en');

/** The brand's visitors may say what hair they have. */
function WithBrand({ hasHair }: { readonly hasHair: boolean }) {
  const site = useSite();
  const brand = { ...NO_BRAND, capabilities: hasHair ? (['consultation'] as const) : [] };
  return (
    <SiteContext value={{ ...site, brand }}>
      <WriteDialog handle="rain" isOpen onClose={() => undefined} />
    </SiteContext>
  );
}

async function openDialog(
  answers: Readonly<Record<string, readonly [body: object, status: number]>>,
  { isLoggedIn = true, hasHair = false } = {},
) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('/write/')) sent.push(JSON.parse(String(init.body)));
    const [body, status] = answers[url.split('/').at(-2) ?? ''] ?? [{}, 500];
    return Response.json(body, { status });
  });
  if (isLoggedIn) learnCustomer(market, 'ada@example.com');
  await renderInShop(<WithBrand hasHair={hasHair} />);
  await act(() => vi.waitFor(() => expect(screen.queryByText('One moment')).toBeNull()));
  return sent;
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));

test('a writer whose login has ended is led to it, and keeps what was typed', async () => {
  await openDialog({ 'may-write': [{ isBought: false }, 200], write: LOGGED_OUT });
  fireEvent.click(screen.getByRole('radio', { name: /^5/ }));
  type(/^Title/, 'Soft');
  type(/^Your experience/, 'Soft for days, and shiny.');
  await send();
  const way = await screen.findByRole('link', { name: 'Log in' });
  expect(way.getAttribute('href')).toBe('/account/login?returnTo=%2Fproducts%2Frain%23reviews');
  expect(way.getAttribute('target')).toBe('_blank');
  act(() => forgetCustomer(market));
  expect(screen.getByDisplayValue('Soft')).toBeDefined();
});

test('who takes a review back after the login has ended is led to it', async () => {
  const exists = [{ error: 'You have reviewed this product already' }, 400] as const;
  await openDialog({ 'may-write': exists, withdraw: LOGGED_OUT });
  fireEvent.click(screen.getByRole('button', { name: 'Take my review back' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
});

test('who is not logged in is led to the login, and writes as soon as that is done', async () => {
  await openDialog({ 'may-write': [{ isBought: false }, 200] }, { isLoggedIn: false });
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await act(async () => learnCustomer(market, 'ada@example.com'));
  expect(await screen.findByRole('button', { name: 'Send' })).toBeDefined();
  act(() => forgetCustomer(market));
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
});

test.each([
  [{ stars: null }, 'Choose a rating from 1 to 5.', /^1/],
  [{ title: '' }, /^Write a title and at least/, /^Title/],
  [{ body: 'Short' }, /^Write a title and at least/, /^Your experience/],
  [
    { body: 'Read www.example.com and be happy' },
    'Leave out web addresses and HTML.',
    /^Your experience/,
  ],
])(
  'what is wrong is said at its field, which gets the focus: %j',
  async (changes, words, label) => {
    const sent = await openDialog({ 'may-write': [{ isBought: true }, 200] });
    const { stars, title, body } = {
      stars: 4,
      title: 'Soft',
      body: 'Soft for days, and shiny.',
      ...changes,
    };
    if (stars !== null) fireEvent.click(screen.getByRole('radio', { name: /^4/ }));
    type(/^Title/, title);
    type(/^Your experience/, body);
    await send();
    const field = screen.getByLabelText(label);
    expect(document.activeElement).toBe(field);
    const described =
      (stars === null ? field.closest('fieldset') : field)?.getAttribute('aria-describedby') ?? '';
    const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContainEqual(expect.stringMatching(words));
    expect(sent).toEqual([]);
  },
);

test.each([
  [true, 'fine'],
  [false, null],
])(
  'hair may be told: %s; a review is sent, and the thanks for it have the focus',
  async (hasHair, hairType) => {
    const answers = {
      'may-write': [{ isBought: true }, 200],
      write: [{ success: true }, 200],
    } as const;
    const sent = await openDialog(answers, { hasHair });
    fireEvent.click(screen.getByRole('radio', { name: /^4/ }));
    expect(screen.queryByLabelText(/^Your hair/) !== null).toBe(hasHair);
    if (hasHair) type(/^Your hair/, 'fine');
    await send();
    expect(sent).toEqual([
      { locale: 'en', handle: 'rain', stars: 4, title: '', body: '', hairType },
    ]);
    expect(document.activeElement?.textContent).toMatch(/^Thank you\./);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  },
);

test.each([
  [[{}, 500], 'Your review could not be sent; please try again.'],
  [
    [{ error: 'You have reviewed this product already' }, 400],
    'You have reviewed this product already.',
  ],
] as const)('a review that is answered %j stays, and the form says why', async (answer, words) => {
  await openDialog({ 'may-write': [{ isBought: true }, 200], write: answer });
  fireEvent.click(screen.getByRole('radio', { name: /^4/ }));
  await send();
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4/ }).checked).toBe(true);
});
