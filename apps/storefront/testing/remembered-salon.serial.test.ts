import { marketOf } from '@lokke/domain/markets';
import { seedDemoSalons } from '@lokke/platform';
import { expect, it, vi } from 'vitest';
import { rememberSalon } from '../app/state/salon/remembered-salon.ts';
import type { ShopAction } from '../app/state/shop-state/shop-state.ts';
import { openEndpoint } from './call-endpoint.ts';
import { openEmbeddedShops } from './embedded-shops.ts';

const LOK = { salonNo: '10001', salonName: 'De Gouden Lok' };
const GHOST = { salonNo: '666', salonName: 'Ghost Salon' };
const nl = marketOf('nl');

/** A browser at the shop, with the application's modules as of a new page. */
async function openBrowser() {
  const shops = await openEmbeddedShops();
  await seedDemoSalons(shops.platform.context);
  const { api } = openEndpoint(shops);
  const stored = new Map<string, string>();
  const requested: string[] = [];
  let answers = 0;
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    fetch: async (path: string, init?: RequestInit) => {
      requested.push(path);
      const response = await api.request(`http://lokke.test${path}`, init);
      answers += 1;
      return response;
    },
  });
  vi.resetModules();
  const { addToList, showRememberedSalon } = await import(
    '../app/state/salon/use-remembered-salon.ts'
  );
  const states: Extract<ShopAction, { readonly type: 'setSalons' }>[] = [];
  return {
    ...shops,
    addToList,
    stored,
    requested,
    answers: () => answers,
    states,
    show: (market = nl) =>
      showRememberedSalon(market, (action) => {
        if (action.type === 'setSalons') states.push(action);
      }),
    [Symbol.dispose]: () => shops[Symbol.dispose](),
  };
}

it('loads no list for who remembers no salon', async () => {
  using browser = await openBrowser();
  browser.show();
  expect(browser.states).toEqual([{ type: 'setSalons', salons: [], rememberedSalonNo: null }]);
  expect(browser.requested).toEqual([]);
});

it('shows a remembered salon once it is among the salons of the market', async () => {
  using browser = await openBrowser();
  rememberSalon(nl, LOK);
  browser.show();
  expect(browser.states).toEqual([{ type: 'setSalons', salons: [], rememberedSalonNo: null }]);
  await expect.poll(() => browser.states.at(-1)?.salons.length).toBe(28);
  expect(browser.states.at(-1)?.rememberedSalonNo).toBe('10001');
  browser.show();
  expect(browser.requested).toEqual(['/api/salons/list/?locale=nl']);
});

it.each([
  ['that is none', GHOST],
  ["that is another market's", { salonNo: '50001', salonName: 'Elsewhere' }],
])('forgets a remembered number %s, with its name', async (_, salon) => {
  using browser = await openBrowser();
  rememberSalon(nl, salon);
  browser.show();
  await expect.poll(() => browser.stored.size).toBe(0);
  expect(browser.states.at(-1)?.rememberedSalonNo).toBeNull();
});

it('shows and forgets nothing while the list cannot be read, and asks again on the next page', async () => {
  using browser = await openBrowser();
  browser.respondWith(() => Promise.reject(new TypeError('fetch failed')));
  rememberSalon(nl, GHOST);
  browser.show();
  await expect.poll(browser.answers).toBe(1);
  browser.show();
  expect(browser.states.at(-1)).toMatchObject({ salons: [], rememberedSalonNo: null });
  expect(browser.stored.size).toBe(2);
});

it('shows a salon that the server found at once, whatever becomes of the list', async () => {
  using browser = await openBrowser();
  browser.respondWith(() => Promise.reject(new TypeError('fetch failed')));
  browser.addToList(nl, LOK);
  rememberSalon(nl, LOK);
  browser.show();
  expect(browser.states).toMatchObject([{ salons: [LOK], rememberedSalonNo: '10001' }]);
});

it('keeps a salon that the server found after the list was loaded', async () => {
  using browser = await openBrowser();
  rememberSalon(nl, LOK);
  browser.show();
  await expect.poll(() => browser.states.at(-1)?.salons.length).toBe(28);
  const fresh = { salonNo: '10999', salonName: 'Nieuw' };
  browser.addToList(nl, fresh);
  rememberSalon(nl, fresh);
  browser.show();
  expect(browser.states.at(-1)?.rememberedSalonNo).toBe('10999');
});

it('shows nothing of a market that was left while its list was loading', async () => {
  using browser = await openBrowser();
  rememberSalon(nl, LOK);
  browser.show();
  browser.show(marketOf('de'));
  await expect.poll(browser.answers).toBe(1);
  await new Promise((done) => setImmediate(done));
  expect(browser.states.at(-1)).toMatchObject({ salons: [], rememberedSalonNo: null });
});
