import { act, cleanup } from '@testing-library/react';
import type { LoaderFunction } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartOutcome } from '../../state/cart/cart-store.ts';
import { checkout, merchandise } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { useSalon } from '../../state/salon/use-salon.ts';
import type { PageTool } from './model-context.ts';
import { PageTools } from './page-tools.tsx';

/** Tools that the assistant has, while they are offered. */
let tools: PageTool[] = [];
const network = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  tools = [];
  vi.stubGlobal('fetch', network);
  network.mockReset();
  Object.assign(document, {
    modelContext: {
      registerTool(tool: PageTool, { signal }: { readonly signal: AbortSignal }) {
        tools.push(tool);
        signal.addEventListener('abort', () => {
          tools = tools.filter((other) => other !== tool);
        });
      },
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'modelContext');
});

const SALONS = [
  { salonNo: '10', salonName: 'De Gouden Lok' },
  { salonNo: '100', salonName: 'Lokaal' },
  { salonNo: '101', salonName: 'Kam & Kroon' },
];

function Chosen() {
  return <output>{useSalon().salon?.salonName}</output>;
}

const QUESTION = (
  <main key="page">
    <h1>Your hair</h1>
    <button type="submit" name="hair" value="curly">
      Curly
    </button>
    <label>
      <input type="checkbox" name="concern" value="frizz" />
      Frizz
    </label>
    <input type="checkbox" name="concern" value="dry" />
    <input type="text" name="words" defaultValue="x" />
    <button type="button">More</button>
  </main>
);

async function openTools(around: Parameters<typeof renderInShop>[1] = {}) {
  const shop = await renderInShop(
    [<PageTools key="tools" />, <Chosen key="salon" />, QUESTION],
    around,
  );
  /** Calls a tool, as an assistant does; in the end it has the answer. */
  const call = async (name: string, input: object) => {
    const answer = tools.find((tool) => tool.name === name)?.execute(input);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    return { answer: answer?.then(({ content, isError = false }) => [content[0].text, isError]) };
  };
  return { ...shop, call };
}

test('six tools are offered while the page is there', async () => {
  await openTools();
  expect(tools).toHaveLength(6);
  cleanup();
  expect(tools).toEqual([]);
});

test('a browser without an assistant is left alone', async () => {
  Reflect.deleteProperty(document, 'modelContext');
  await openTools();
  expect(tools).toEqual([]);
});

test('a page that is shown tells its words and the answers to its question', async () => {
  const { call, router } = await openTools();
  const { answer } = await call('hair_consultation', { hair: 'curly' });
  const [text] = (await answer) ?? [];
  expect(router.state.location.search).toBe('?hair=curly');
  expect(
    String(text)
      .split('\n')
      .filter((told) => told.trim() !== '')
      .slice(-3)
      .map((told) => told.trim()),
  ).toEqual(['hair=curly: Curly', 'concern=frizz: Frizz', 'concern=dry:']);
  expect(text).toMatch(/^\s*Your hair/);
});

test.each([
  [200, 'rain & sun', '/fr/products/rain%20%26%20sun.md', '# Rain', false],
  [404, 'none', '/fr/products/none.md', 'There is no such product.', true],
])('facts of a product that is answered %i', async (status, handle, path, text, isError) => {
  network.mockImplementation(async () => new Response('# Rain', { status }));
  const { call } = await openTools({ locale: 'fr' });
  const { answer } = await call('product_facts', { handle });
  expect(await answer).toEqual([text, isError]);
  expect(network.mock.calls).toEqual([[path]]);
});

const RAIN = merchandise(1, 9);
const loader: LoaderFunction = ({ request }) => {
  const [, handle] = /\/products\/([^/]+)\/sizes$/.exec(new URL(request.url).pathname) ?? [];
  if (handle === undefined) return null;
  const price = { amountInMinorUnits: 900, currencyCode: 'EUR' };
  return {
    handle,
    sizes: handle === 'rain' ? [{ merchandise: RAIN, price, unitPrice: null }] : null,
  };
};

test.each([
  ['rain', 'another', 'There is no such size.'],
  ['none', RAIN.id, 'There is no such size.'],
])('of %s nothing is added with the size %s', async (handle, variant_id, text) => {
  const { call, store } = await openTools({ loader, checkout: null });
  const { answer } = await call('add_to_bag', { handle, variant_id });
  expect([await answer, store.getSnapshot().queue]).toEqual([[text, true], []]);
});

test.each<[outcome: CartOutcome, told: [string, boolean]]>([
  [{ ok: true, checkout: checkout() }, ['Added 2 × Product 1, 300 ml.', false]],
  [{ ok: false, message: 'Sold out' }, ['Sold out', true]],
  [{ ok: false, message: '' }, ['It could not be added.', true]],
])('a size is added to the bag, which answers %j', async (outcome, told) => {
  const { call, store } = await openTools({ loader, checkout: null });
  const { answer } = await call('add_to_bag', { handle: 'rain', variant_id: RAIN.id, quantity: 2 });
  const { queue } = store.getSnapshot();
  expect(queue).toMatchObject([
    { change: { kind: 'add', additions: [{ lineItem: { variantId: RAIN.id, quantity: 2 } }] } },
  ]);
  await act(async () => store.resolve(queue, outcome));
  expect(await answer).toEqual(told);
});

test.each([
  ['de', '100', 'Lokaal is chosen.', 'Lokaal'],
  ['nl', 'KAM', 'Kam & Kroon is chosen.', 'Kam & Kroon'],
  ['es', 'none', 'There is no such salon in this market.', ''],
  [
    'fr',
    'lok',
    'Several salons fit; choose one by its number.\n10: De Gouden Lok\n100: Lokaal',
    '',
  ],
] as const)('in the market %s the salon is chosen by %s', async (locale, salon, text, chosen) => {
  network.mockImplementation(async () => Response.json({ salons: SALONS, failed: false }));
  const { call } = await openTools({ locale });
  const { answer } = await call('choose_salon', { salon });
  expect(await answer).toEqual([text, salon === 'none']);
  expect(document.querySelector('output')?.textContent).toBe(chosen);
});

test.each([
  [20, 20],
  [21, 20],
])('of %i salons that fit, %i are listed', async (count, listed) => {
  const salons = Array.from({ length: count }, (_, no) => ({ salonNo: `${no}`, salonName: 'Kam' }));
  network.mockImplementation(async () => Response.json({ salons, failed: false }));
  const { call } = await openTools({ locale: 'no' });
  const { answer } = await call('choose_salon', { salon: 'kam' });
  expect(String((await answer)?.[0]).split('\n')).toHaveLength(1 + listed);
});

test('where salons cannot be read, none is chosen', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  network.mockImplementation(async () => new Response('', { status: 503 }));
  const { call } = await openTools({ locale: 'se' });
  const { answer } = await call('choose_salon', { salon: '10' });
  expect(await answer).toEqual(['There is no such salon in this market.', true]);
});
