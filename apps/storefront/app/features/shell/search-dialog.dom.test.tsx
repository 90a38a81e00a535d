import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MarketingLinks } from '../../shared/market/marketing-links.tsx';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { SearchDialog } from './search-dialog.tsx';

const POPULAR = {
  queries: ['mask'],
  products: [],
  ranges: [],
  pages: [],
  salons: [],
  isPopular: true,
  lacksGiftCards: false,
};
const FOUND = {
  queries: ['rain mask'],
  products: [
    { handle: 'rain', title: 'Rain', productType: 'mask', pictureUrl: '/rain.webp', price: '€ 9' },
    { handle: 'dew', title: 'Dew', productType: 'mask', pictureUrl: null, price: null },
  ],
  ranges: [{ handle: 'rain', title: 'The Rain' }],
  pages: [{ slug: 'delivery', anchor: 'rain', title: 'Delivery' }],
  salons: [{ salonNo: '10/1', salonName: 'Rainy', city: 'Gent' }],
  isPopular: false,
  lacksGiftCards: false,
};

const api = vi.fn<(path: string) => Promise<Response>>();
const onClose = vi.fn();
/** Answers by what is asked for; nothing comes for others. */
let answers: Record<string, object> = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', api);
  answers = { '': POPULAR, rain: FOUND };
  onClose.mockReset();
  api.mockReset().mockImplementation(async (path) => {
    const answer = answers[queryOf(path)];
    return answer === undefined ? new Promise(() => undefined) : Response.json(answer);
  });
});

const queryOf = (path: string) =>
  new URL(path, 'https://shop.example').searchParams.get('query') ?? '';
const queries = () => api.mock.calls.map(([path]) => queryOf(path));
const field = () => screen.getByRole('combobox', { name: 'Search the shop' });
const options = () => screen.queryAllByRole('option');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const readStatus = () => textsOf(document.querySelectorAll('[role=status][aria-atomic] p')).at(-1);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
/** Number of the row that assistive technology reads, by both of its marks. */
const activeRow = () => {
  const id = field().getAttribute('aria-activedescendant');
  const selected = options().findIndex((row) => row.getAttribute('aria-selected') === 'true');
  expect(options().findIndex((row) => row.id === id)).toBe(selected);
  return selected;
};

async function open(path = '/') {
  const shop = await renderInShop(
    <MarketingLinks>
      <SearchDialog isOpen onClose={onClose} />
    </MarketingLinks>,
    { path },
  );
  await wait(0);
  return shop;
}

test('an opened dialog has its field ready and what is popular, asked for at once', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeDefined();
  expect(field().hasAttribute('autofocus')).toBe(true);
  expect(queries()).toEqual(['']);
  expect(textsOf(options())).toEqual(['mask']);
  expect(screen.getByRole('group', { name: 'Popular searches' })).toBeDefined();
  expect(readStatus()).toBe('1 suggestion');
  expect(screen.queryByText(/Nothing found|not available/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is typed is asked for after a pause, and grouped by kind with what it leads to', async () => {
  await open();
  type('ra');
  await wait(149);
  type(' rain ');
  await wait(149);
  expect(queries()).toEqual(['']);
  await wait(1);
  expect(queries()).toEqual(['', 'rain']);
  expect(readStatus()).toBe('6 suggestions');
  const groups = screen.getAllByRole('group').map((group) => [
    group.firstElementChild?.textContent,
    ...within(group)
      .getAllByRole('option')
      .map((row) => `${row.textContent} ${row.getAttribute('href')}`),
  ]);
  expect(groups).toEqual([
    ['Suggestions', 'rain mask /search?q=rain%20mask'],
    ['Products', 'Rain€ 9 /products/rain', 'Dew /products/dew'],
    ['Collections', 'The Rain /range/rain'],
    ['Help and information', 'Delivery /pages/delivery#rain'],
    ['Salons', 'RainyGent /salon/10%2F1'],
  ]);
  expect(options().map((row) => row.querySelector('img') !== null)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  // Completions of the words are set off, in a row without them nothing.
  const completions = options().map((row) => textsOf(row.querySelectorAll('b')).join('|'));
  expect(completions).toEqual(['|mask', '|', '', 'The|', '', '|y']);
});

test('arrows move through the list and back to the field, and Enter follows the row', async () => {
  const { router } = await open();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  type('rain');
  await wait(150);
  expect(activeRow()).toBe(-1);
  const seen = ['ArrowDown', 'ArrowDown', 'a', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((key) => {
    const isLeft = press(key);
    return [key, activeRow(), isLeft];
  });
  expect(seen).toEqual([
    ['ArrowDown', 0, false],
    ['ArrowDown', 1, false],
    ['a', 1, true],
    ['ArrowUp', 0, false],
    ['ArrowUp', -1, false],
    ['ArrowUp', 5, false],
  ]);
  expect(press('Enter')).toBe(false);
  await wait(0);
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/salon/10%2F1');
});

test('Enter in the field searches for what is typed; the next answer has no row chosen', async () => {
  const { router } = await open('/shop?utm_source=mail&x=1');
  press('ArrowDown');
  expect(activeRow()).toBe(0);
  type('rain');
  await wait(150);
  expect([activeRow(), press('Enter')]).toEqual([-1, true]);
  fireEvent.submit(screen.getByRole('search'));
  await wait(0);
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.state.location).toMatchObject({
    pathname: '/search',
    search: '?utm_source=mail&q=rain',
  });
});

test.each([
  [
    'is nothing',
    { ...POPULAR },
    'Nothing found for “zeppelin”. Try fewer words.',
    'Popular searches',
  ],
  [
    'are gift cards, which are not sold',
    { ...POPULAR, isPopular: false, lacksGiftCards: true },
    'We do not sell gift cards.',
    'Suggestions',
  ],
])('of what %s it is said so, once the shop has answered', async (_, answer, text, group) => {
  await open();
  type('zeppelin');
  await wait(1_000);
  // The shop has not answered yet.
  expect(screen.queryByText(text)).toBeNull();
  answers = { zeppelin: answer };
  type('zeppelins');
  type('zeppelin');
  await wait(150);
  expect([screen.queryAllByText(text).length, readStatus()]).toEqual([2, text]);
  expect(screen.getByRole('group', { name: group })).toBeDefined();
});

test('an answer that comes after more was typed is not shown', async () => {
  await open();
  let answerLate = (_: Response) => {};
  api.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerLate = resolve;
      }),
  );
  type('rai');
  await wait(150);
  type('rain');
  await wait(150);
  answerLate(Response.json(POPULAR));
  await wait(0);
  expect(options()).toHaveLength(6);
});

test('without suggestions the field still searches, and says so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await open();
  api.mockImplementation(async () => new Response('', { status: 503 }));
  type('rain');
  await wait(150);
  expect(screen.getByText(/Press Enter to search anyway/).getAttribute('role')).toBe('status');
  expect([options().length, field().getAttribute('aria-expanded')]).toEqual([0, 'false']);
  api.mockImplementation(async () => Response.json(FOUND));
  type('rain m');
  await wait(150);
  expect(screen.queryByText(/Press Enter to search anyway/)).toBeNull();
});
