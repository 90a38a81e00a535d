import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { listedCard } from '../../shared/catalogue/listed-card.ts';
import type { LongListing } from '../../shared/catalogue/long-listing.ts';
import { aProduct } from '../../shared/catalogue/products.test-kit.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { renderList } from './listing.test-kit.tsx';
import { ListingPage } from './listing-page.tsx';
import { useLongAnswers } from './use-long-answers.ts';

const PATIENT = { timeout: 10_000 };
const cardOf = (id: number) =>
  listedCard(
    aProduct({ id: `gid://shopify/Product/${id}`, handle: `p-${id}`, title: `Product ${id}` }),
  );
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => from + place);

function aList(search: string, changes: Partial<LongListing> = {}): LongListing {
  return {
    kind: 'long',
    handle: 'all/sets',
    search,
    pages: [1, 1],
    cards: ids(1, 61).map(cardOf),
    hasMore: true,
    total: 100,
    size: 100,
    counts: [
      {
        id: 'hairType',
        values: [
          { value: 'dry', count: 30 },
          { value: 'curly', count: 70 },
        ],
      },
    ],
    bounds: null,
    isFiltered: false,
    ...changes,
  };
}
const DRY_COUNT = { value: 'dry', count: 29 };
const DRY = { total: 30, hasMore: false, cards: ids(1, 31).map(cardOf) };

/** Answers each address once it is asked for, with null where the test has no list for it. */
function answering(lists: Readonly<Record<string, Partial<LongListing>>>) {
  const asked: string[] = [];
  const loader = ({ request }: { readonly request: Request }) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/list/')) return null;
    asked.push(pathname + search);
    const changes = lists[search];
    const filters = search.replace(/[?&]page=\d+$/, '');
    return {
      listing: changes === undefined ? null : aList(filters === '?' ? '' : filters, changes),
    };
  };
  return { asked, loader };
}

const count = () =>
  screen.getByRole('heading', { level: 2, name: /product/, hidden: true }).textContent;
const titles = () => textsOf(document.querySelectorAll('li h3'));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const counts = () => textsOf(document.querySelectorAll('label small'));
const path = '/collection/sets';

test('a filter is asked for once, shown and messages; what was shown before is not asked for again', async () => {
  const { asked, loader } = answering({ '?hairType=dry': DRY });
  const given = aList('');
  const page = <ListingPage title="Sets" intro="" listing={given} />;
  await renderInShop(page, { path, loader, checkout: null });
  expect([count(), counts()]).toEqual(['100 products', ['30', '70']]);
  fireEvent.click(box(/dry/));
  expect([box(/dry/).checked, count()]).toEqual([true, '100 products']);
  await waitFor(() => expect(count()).toBe('30 products'), PATIENT);
  expect(titles()).toHaveLength(30);
  const messages = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(messages()).toContain('30 products'), PATIENT);
  for (const expected of ['100 products', '30 products']) {
    fireEvent.click(box(/dry/));
    await waitFor(() => expect(count()).toBe(expected), PATIENT);
  }
  expect(asked).toEqual(['/list/all%2Fsets?hairType=dry']);
  cleanup();
  // A return to the page has the same list.
  await renderInShop(page, { path: `${path}?hairType=dry`, loader, checkout: null });
  expect([count(), asked.length]).toEqual(['30 products', 1]);
});

test('more cards are asked for by their page, and stand below the others', async () => {
  const more = { pages: [2, 2] as const, cards: ids(60, 101).map(cardOf), hasMore: false };
  const { asked, loader } = answering({ '?page=2': more });
  const page = <ListingPage title="Sets" intro="" listing={aList('')} />;
  const { container } = await renderInShop(page, { path, loader, checkout: null });
  expect(container.querySelector('[aria-busy]')).toBeNull();
  expect(screen.getByText(/^60 of 100/)).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Show 40 more' })));
  await waitFor(
    () => expect(container.querySelectorAll('ul > li').length).toBeGreaterThan(90),
    PATIENT,
  );
  expect(asked).toEqual(['/list/all%2Fsets?page=2']);
  expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
});

test('a list that cannot be fetched stays, and is asked for again on request', async () => {
  const lists: Record<string, Partial<LongListing>> = {};
  const { asked, loader } = answering(lists);
  const page = <ListingPage title="Sets" intro="" listing={aList('')} />;
  await renderInShop(page, { path, loader, checkout: null });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(box(/dry/));
  const alert = await screen.findByRole('alert', {}, PATIENT);
  expect(alert.textContent).toBe('The list could not be fetched.Try again');
  expect([count(), asked.length]).toEqual(['100 products', 1]);
  lists['?hairType=dry'] = DRY;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await waitFor(() => expect(count()).toBe('30 products'), PATIENT);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('the sheet of a long list says what its choice would show, as soon as the server has', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { asked, loader } = answering({
    '?hairType=dry': {
      ...DRY,
      counts: [{ id: 'hairType', values: [DRY_COUNT, { value: 'curly', count: 5 }] }],
    },
  });
  const page = <ListingPage title="Sets" intro="" listing={aList('')} />;
  await renderInShop(page, { path, loader, checkout: null });
  fireEvent.click(screen.getAllByText('All filters')[0] ?? document.body);
  const sheet = await screen.findByRole('dialog', { name: 'Filter' }, PATIENT);
  const show = () =>
    sheet.querySelector('button:last-of-type[data-appearance=primary]')?.textContent;
  const small = () => textsOf(sheet.querySelectorAll('label small'));
  expect([show(), small()]).toEqual(['Show 100 products', ['30', '70']]);
  const dry = sheet.querySelector<HTMLInputElement>('input[value=dry]');
  fireEvent.click(dry ?? sheet);
  // Until the answer has come, the one of before.
  expect([show(), small(), dry?.checked]).toEqual(['Show 100 products', ['30', '70'], true]);
  await waitFor(() => expect(show()).toBe('Show 30 products'), PATIENT);
  expect([small(), count(), asked]).toEqual([
    ['29', '5'],
    '100 products',
    ['/list/all%2Fsets?hairType=dry'],
  ]);
  // The server has no answer to this one.
  fireEvent.click(sheet.querySelector('input[value=curly]') ?? sheet);
  expect([show(), small()]).toEqual(['Show 30 products', ['29', '5']]);
  await waitFor(() => expect(asked).toHaveLength(2));
  for (const value of ['curly', 'dry']) {
    fireEvent.click(sheet.querySelector(`input[value=${value}]`) ?? sheet);
  }
  expect([show(), asked.length]).toEqual(['Show 100 products', 2]);
});

test('a platform that does not count leaves the number open', async () => {
  const { loader } = answering({});
  const page = (
    <ListingPage title="Sets" intro="" listing={aList('', { total: null, size: null })} />
  );
  await renderInShop(page, { path, loader, checkout: null });
  expect(count()).toBe('More than 60 products');
  expect(screen.getByRole('link', { name: 'Show 60 more' })).toBeDefined();
  expect(screen.queryByText(/ of /)).toBeNull();
});

function Asking({ given }: { readonly given: LongListing }) {
  const [search, setSearch] = useState('');
  const { answerOf } = useLongAnswers(given, { search, pageCount: 1 });
  const answer = answerOf({ search, pageCount: 1 });
  return (
    <input
      aria-label={answer?.search}
      value={search}
      onChange={({ target }) => setSearch(target.value)}
    />
  );
}

test('forty answers are kept, and what came before them is asked for again', async () => {
  const searches = ids(1, 42).map((number) => `?n=${number}`);
  const { asked, loader } = answering(Object.fromEntries(searches.map((one) => [one, {}])));
  await renderInShop(<Asking given={aList('')} />, { path, loader, checkout: null });
  const input = screen.getByRole('textbox');
  const ask = async (search: string) => {
    fireEvent.change(input, { target: { value: search } });
    await waitFor(() => expect(input.getAttribute('aria-label')).toBe(search));
  };
  for (const search of searches) await ask(search);
  expect(asked).toHaveLength(41);
  await ask('?n=2');
  expect(asked).toHaveLength(41);
  await ask('?n=1');
  expect(asked.at(-1)).toBe('/list/all%2Fsets?n=1');
  expect(asked).toHaveLength(42);
});

const MANY = ids(1, 151).map((id) =>
  aProduct({
    id: `gid://shopify/Product/${id}`,
    handle: `p-${id}`,
    title: `Product ${id}`,
    soldQuantity: 1000 - id,
  }),
);

test('cards that the page lacks are fetched sixty at a time, and again where that failed', async () => {
  const asked: number[][] = [];
  let hasFailed = true;
  const loader = ({ request }: { readonly request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/cards') return null;
    const wanted = (searchParams.get('ids') ?? '').split(',').map(Number);
    asked.push(wanted);
    return { failed: hasFailed, cards: hasFailed ? [] : wanted.map(cardOf) };
  };
  const { container, router } = await renderList('', MANY, undefined, loader);
  expect([count(), asked]).toEqual(['150 products', []]);
  expect(screen.getByText(/^60 of 150/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show 60 more' })).toBeDefined();
  await act(() => router.navigate('/shop?page=3'));
  const alert = await screen.findByRole('alert', {}, PATIENT);
  expect(alert.textContent).toBe('The rest could not be fetched.Try again');
  expect(asked).toEqual([ids(61, 121)]);
  hasFailed = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), PATIENT);
  await waitFor(() => expect(asked).toEqual([ids(61, 121), ids(61, 121), ids(121, 151)]), PATIENT);
  expect(screen.queryByText(/ of 150/)).toBeNull();
  expect(container.querySelectorAll('[aria-busy]')).toHaveLength(0);
});
