import { marketOf } from '@lokke/domain/markets';
import type { Coordinates } from '@lokke/domain/salons';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { rememberedSalon } from '../../state/salon/remembered-salon.ts';
import { type LinkPolicy, LinkPolicyContext } from '../../ui/link.tsx';
import { FinderPage } from './finder-page.tsx';
import type { Found } from './format-salon.ts';
import { SalonPanel } from './salon-panel.tsx';
import { foundSalon } from './salons.test-kit.ts';

// The test's browser does not know the element search, which React says.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () => Response.json({ salons: [], failed: true }));
});

const LOYALTY = /^Loyalty salons take part/;
const foundOf = (...salons: Found['salons']): Found => ({
  salons,
  total: salons.length,
  failed: false,
});
const NEAR = foundSalon(
  '2',
  { salonName: 'Comb & Co', salonLoyalty: true, street: null },
  { distanceInKm: 2.34, bookingUrl: 'https://book.example/2', photo: { id: 'abc', alt: 'A door' } },
);
const TWO = foundOf(foundSalon('1'), NEAR);

const search = (text: string) => {
  const name = 'Postcode, city or salon';
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field.form ?? field);
};
const announcements = () => textsOf(document.querySelectorAll('[role=status].visually-hidden > *'));
const list = () => screen.getByRole('list', { name: 'Salons' });
const statuses = () => textsOf(document.querySelectorAll('[role=status]:not(.visually-hidden)'));

/** A browser that tells where it is, refuses to, or cannot. */
function stubPosition(answer: 'refused' | 'unable' | Coordinates) {
  const asked: unknown[] = [];
  const geolocation = {
    getCurrentPosition(onPlace: (place: object) => void, onError: () => void, options: unknown) {
      asked.push(options);
      if (answer === 'refused') onError();
      else onPlace({ coords: answer });
    },
  };
  vi.stubGlobal('navigator', answer === 'unable' ? {} : { geolocation });
  return asked;
}

const locate = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use my location' })));
};

/** The list of the market, which a chosen salon is checked against. */
const listAsked = () => act(() => vi.dynamicImportSettled());

const NO_PAIRS: LinkPolicy['pairs'] = [];

function renderFinder(found: Found, { query = '', pairs = NO_PAIRS, isNear = false } = {}) {
  const policy = {
    keep: (path: string) => path,
    pairs,
    isMadeAhead: () => false,
    wayTo: () => 'router' as const,
  };
  const page = (
    <LinkPolicyContext value={policy}>
      <FinderPage found={found} query={query} isNear={isNear} places={[]} />
    </LinkPolicyContext>
  );
  return renderInShop(page, { checkout: null, path: `/salon/?query=${query}` });
}

test.each([
  [TWO, '', ['2 salons']],
  [foundOf(NEAR), '', ['1 salon']],
  [
    { ...TWO, total: 30 },
    '',
    ['30 salons · The first 2 are shown. A postcode or a city brings the nearest.'],
  ],
  [foundOf(), '', ['No salon by that name or place. Try a larger city, or your postcode.']],
  [foundOf(), '3511 AA', ['No salon found for the postcode 3511 AA. Type a town or city instead.']],
  [{ ...TWO, failed: true }, '', ['Salons cannot be shown just now. Everything else works.']],
] as const)('what was found is said: %#', async (found, query, said) => {
  const { container } = await renderFinder(found, { query });
  expect(statuses()).toEqual(said);
  const isListed = said[0]?.includes(' salon') === true && /^\d/.test(said[0]);
  expect(screen.queryByRole('list', { name: 'Salons' }) !== null).toBe(isListed);
  expect(container.querySelector('[data-empty]') !== null).toBe(found.salons.length === 0);
});

test('a salon is listed with all that is known of it, and with nothing else', async () => {
  await renderFinder(TWO);
  const [plain, full] = within(list()).getAllByRole('listitem');
  expect(textsOf(plain?.children ?? [])).toEqual([
    '1Salon 1',
    'Oudegracht 1, 3511 AA Utrecht',
    'Choose as my salon',
  ]);
  expect(textsOf(full?.children ?? [])).toEqual([
    '2Comb & Co',
    '2.3 km',
    '',
    '3511 AA UtrechtLoyalty salon',
    'Book an appointment',
    'Choose as my salon',
  ]);
  expect(screen.getByRole('link', { name: 'Comb & Co' }).getAttribute('href')).toBe('/salon/2');
  const book = screen.getByRole('link', { name: 'Book an appointment: Comb & Co' });
  expect(book.getAttribute('href')).toBe('https://book.example/2');
  expect(screen.getByRole('img', { name: 'A door' }).getAttribute('src')).toMatch(/2.*abc/);
  expect(screen.getByText(LOYALTY)).toBeDefined();
});

test('a salon is chosen from the list, which says so and keeps the focus', async () => {
  await renderFinder(TWO);
  fireEvent.click(screen.getByRole('button', { name: 'Choose as my salon: Comb & Co' }));
  expect(rememberedSalon(marketOf('en'))).toEqual({ salonNo: '2', salonName: 'Comb & Co' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Comb & Co' }));
  expect(announcements()).toEqual(['Comb & Co is your salon now.']);
  const [other, chosen] = within(list()).getAllByRole('listitem');
  expect([other, chosen].map((item) => item?.hasAttribute('data-chosen'))).toEqual([false, true]);
  expect(within(chosen ?? list()).getByText('Your salon')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Choose as my salon/ })).toHaveLength(1);
  await listAsked();
});

test.each([
  [{}, false],
  [{ query: 'utrecht' }, true],
  [{ isNear: true }, true],
])(
  'a salon of the map of %j, close: %s, is picked, marked in the list and chosen there',
  async (around, isClose) => {
    const position = { latitude: 52.1, longitude: 5.1 };
    await renderFinder(foundOf(foundSalon('1'), foundSalon('2', { position })), around);
    expect(screen.queryByText(LOYALTY)).toBeNull();
    const items = within(list()).getAllByRole('listitem');
    const scroll = vi.fn();
    Object.assign(items[1] ?? {}, { scrollIntoView: scroll });
    const dotIn = () => document.querySelectorAll('svg[viewBox="0 0 720 850"] g')[1];
    const dot = await vi.waitUntil(dotIn, { timeout: 10_000 });
    expect(dot.closest('svg')?.hasAttribute('data-zoomed')).toBe(isClose);
    fireEvent.click(dot);
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
    expect(items.map((item) => item.hasAttribute('data-picked'))).toEqual([false, true]);
    expect(dot.hasAttribute('data-chosen')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Choose as my salon: Salon 2' }));
    expect(dotIn()?.hasAttribute('data-chosen')).toBe(true);
    await listAsked();
  },
);

test.each([
  ['  utrecht ', [], '?query=utrecht'],
  ['', [], ''],
  ['3511 AA', [['utm_source', 'card']], '?utm_source=card&query=3511+AA'],
] as const)('%j is searched in the address, which keeps %j', async (text, pairs, address) => {
  const { router } = await renderFinder(TWO, { query: 'before', pairs });
  expect(screen.getByDisplayValue('before')).toBeDefined();
  await act(async () => search(text));
  expect(router.state.location.search).toBe(address);
});

test.each([
  [{ latitude: 50.85, longitude: 5.69 }, '?near=50.85%2C5.69', 1],
  ['refused', '?query=before', 1],
  ['unable', '?query=before', 0],
] as const)('asked where they are, visitors answer %j', async (answer, address, count) => {
  const asked = stubPosition(answer);
  const { router } = await renderFinder(TWO, { query: 'before' });
  expect(asked).toEqual([]);
  await locate();
  expect(router.state.location.search).toBe(address);
  expect(asked).toEqual(
    Array.from({ length: count }, () => ({ timeout: 10_000, maximumAge: 300_000 })),
  );
  const isLost = address === '?query=before';
  expect(screen.queryByRole('alert') !== null).toBe(isLost);
  expect(
    screen.getByRole('button', { name: 'Use my location' }).hasAttribute('aria-disabled'),
  ).toBe(false);
  await act(async () => search('utrecht'));
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Answers of the server, each given when the test says so. */
function stubSearches() {
  const asked: {
    readonly address: string;
    readonly answer: (found: Found | null) => Promise<void>;
  }[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('/list/')) return Promise.resolve(Response.json({ salons: [], failed: true }));
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (found: Found | null) =>
      act(async () => resolve(Response.json(found, { status: found === null ? 500 : 200 })));
    asked.push({ address: url, answer });
    return promise;
  });
  return asked;
}

test('the panel shows the whole market, then what the last search found', async () => {
  const asked = stubSearches();
  const done = vi.fn();
  await renderInShop(<SalonPanel onDone={done} />, { checkout: null });
  const isBusy = () =>
    screen.getByRole('button', { name: 'Search' }).getAttribute('aria-disabled') === 'true';
  expect([statuses(), isBusy()]).toEqual([['Looking for salons'], true]);
  await asked[0]?.answer(TWO);
  expect([statuses(), isBusy()]).toEqual([['2 salons'], false]);
  // No map stands beside it, whose numbers it would have.
  expect(within(list()).getByRole('heading', { name: 'Salon 1' }).textContent).toBe('Salon 1');
  await act(async () => search('slow'));
  await act(async () => search('quick'));
  expect([statuses(), isBusy()]).toEqual([['2 salons'], true]);
  await asked[2]?.answer(foundOf(NEAR));
  await asked[1]?.answer(foundOf());
  expect([statuses(), isBusy()]).toEqual([['1 salon'], false]);
  expect(done).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Choose as my salon: Comb & Co' }));
  expect(done).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('link', { name: 'Comb & Co' }));
  expect(done).toHaveBeenCalledTimes(2);
  await listAsked();
  stubPosition({ latitude: 50.85, longitude: 5.69 });
  await locate();
  vi.spyOn(console, 'warn').mockReturnValue();
  await asked[3]?.answer(null);
  expect(statuses()).toEqual(['Salons cannot be shown just now. Everything else works.']);
  expect(asked.map(({ address }) => address.split('?')[1])).toEqual([
    'locale=en',
    'locale=en&query=slow',
    'locale=en&query=quick',
    'locale=en&near=50.85%2C5.69',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Show on a map' }));
  expect(done).toHaveBeenCalledTimes(3);
});
