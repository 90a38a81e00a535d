import { activate, forgotPassword, register, resetPassword } from '@lokke/contract/account';
import { findSalons, getAffiliatedSalon, listSalons } from '@lokke/contract/salons';
import { importSalons, seedDemoSalons } from '@lokke/platform';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { invite, mailedLink } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { writeJson } from '../../testing/requests.ts';

const EMAIL = /[\w.-]+@[\w-]+\.\w+/;

async function openWithSalons() {
  const shops = await openEmbeddedShops();
  await seedDemoSalons(shops.platform.context);
  const { api } = openEndpoint(shops);
  let cookie = '';
  return {
    ...shops,
    get: (path: string) => api.request(`http://lokke.test/api${path}`, { headers: { cookie } }),
    post: async (path: string, body: object) => {
      const response = await api.request(
        `http://lokke.test${path}`,
        writeJson(body, { 'sec-fetch-site': 'same-origin' }),
      );
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return response;
    },
  };
}

async function searchSalons(response: Response) {
  expect(response.status).toBe(200);
  return v.parse(findSalons.response, await response.json());
}

describe('finding salons', () => {
  test.each([
    ['?locale=nl', 24, 28],
    ['?locale=nl&query=amsterdam', 5, 5],
    ['?locale=nl&query=1084%20VG', 1, 1],
    ['?locale=nl&near=52.09,5.12', 24, 28],
    ['?locale=de&query=kein-salon-heisst-so', 0, 0],
    ['?locale=ni', 12, 12],
  ])('%s answers %i of %i', async (query, count, total) => {
    using shop = await openWithSalons();
    const reply = await searchSalons(await shop.get(`/salons/${query}`));
    expect([reply.salons.length, reply.total]).toEqual([count, total]);
  });

  it('near a place puts the nearest first, and says how far', async () => {
    using shop = await openWithSalons();
    const { salons } = await searchSalons(await shop.get('/salons/?locale=nl&near=52.09,5.12'));
    expect(salons[0]?.salon.city).toBe('Utrecht');
    const distances = salons.map(({ distanceInKm }) => distanceInKm ?? -1);
    expect(distances).toEqual(distances.toSorted((left, right) => left - right));
  });

  test.each([
    ['/salons/', 400, 'No locale parameter'],
    ['/salons/?locale=xx', 400, 'Unknown locale'],
    ['/salons/?locale=nl&near=91,0', 400, 'A place is a latitude and a longitude: 52.37,4.9'],
    ['/salons/nope/?locale=nl', 404, 'This salon does not exist'],
    ['/salons/%E0%A4%A/?locale=nl', 404, 'This salon does not exist'],
    ['/salons/50001/?locale=nl', 404, 'This salon does not exist'],
  ])('%s is refused with %i', async (path, status, error) => {
    using shop = await openWithSalons();
    const response = await shop.get(path);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
  });

  it('says that nothing is known while the database is down', async () => {
    using shop = await openWithSalons();
    shop.respondWith(() => Promise.reject(new TypeError('fetch failed')));
    const reply = await searchSalons(await shop.get('/salons/?locale=nl'));
    expect(reply).toEqual({ salons: [], total: 0, failed: true });
    expect((await shop.get('/salons/10001/?locale=nl')).status).toBe(502);
  });
});

it('lists the number and name of every salon of the market, and says when they are not known', async () => {
  using shop = await openWithSalons();
  const list = async () =>
    v.parse(listSalons.response, await (await shop.get('/salons/list/?locale=nl')).json());
  const { salons, failed } = await list();
  expect([salons.length, failed]).toEqual([28, false]);
  expect(salons).toContainEqual({ salonNo: '10001', salonName: 'De Gouden Lok' });
  using away = await openWithSalons();
  away.respondWith(() => Promise.reject(new TypeError('fetch failed')));
  const reply: unknown = await (await away.get('/salons/list/?locale=nl')).json();
  expect(reply).toEqual({ salons: [], failed: true });
});

describe('the own salon', () => {
  const person = { password: 'Passw0rd', firstName: 'Robin', lastName: 'de Vries', locale: 'nl' };
  type Shop = Awaited<ReturnType<typeof openWithSalons>>;

  async function ownSalonNo({ get }: Shop): Promise<string | undefined> {
    const reply: unknown = await (await get('/salons/own/?locale=nl')).json();
    return v.parse(getAffiliatedSalon.response, reply).salon?.salonNo;
  }

  async function provesAddress(shop: Shop, email: string): Promise<void> {
    await shop.post(forgotPassword.path, { email, locale: 'nl' });
    const { id, token } = await mailedLink(shop, 'reset', email);
    const input = { resetToken: token, password: 'Passw1rd' };
    expect((await shop.post(resetPassword.path, { id, input, locale: 'nl' })).status).toBe(200);
  }

  test.each([
    ['by salonEmail', 'de-gouden-lok.amsterdam@example.com', '10001'],
    ['by parentEmail', 'groep.haarhuizen@example.com', '10001'],
    ['of another customer is none', 'robin@example.com', undefined],
  ])('%s, once a letter proved the address and not before', async (_, email, salonNo) => {
    using shop = await openWithSalons();
    expect((await shop.post(register.path, { ...person, email })).status).toBe(200);
    expect(await ownSalonNo(shop)).toBeUndefined();
    await provesAddress(shop, email);
    expect(await ownSalonNo(shop)).toBe(salonNo);
  });

  it('of an invited customer is known from the first login', async () => {
    using shop = await openWithSalons();
    const email = 'groep.haarhuizen@example.com';
    await invite(shop, 'nl', email);
    const { id, token } = await mailedLink(shop, 'activate', email);
    const input = { activationToken: token, password: person.password };
    expect((await shop.post(activate.path, { id, input, locale: 'nl' })).status).toBe(200);
    expect(await ownSalonNo(shop)).toBe('10001');
  });

  it('that cannot be looked up is not said to be none', async () => {
    using shop = await openWithSalons();
    const email = 'groep.haarhuizen@example.com';
    await shop.post(register.path, { ...person, email });
    shop.answerTo(/\/admin\//, () => new Response('{}', { status: 503 }));
    expect((await shop.get('/salons/own/?locale=nl')).status).toBe(502);
  });

  it('of nobody is none', async () => {
    using shop = await openWithSalons();
    expect(await (await shop.get('/salons/own/?locale=nl')).json()).toEqual({ salon: null });
  });
});

it('no reply holds an e-mail address, whatever is asked', async () => {
  using shop = await openWithSalons();
  const salon = { salonNo: '1', salonName: 'Lek', country: 'NL', city: 'Lek', position: null };
  const leaky = { ...salon, salonEmail: 'lek@example.com', position: { lat: 52, lng: 5 } };
  await importSalons(shop.platform.context.store, JSON.stringify(leaky), new Date(0));
  for (const path of [
    '?locale=nl',
    '?locale=nl&query=lek',
    '?locale=nl&query=lek%40example.com',
    '?locale=nl&query=example',
    '?locale=nl&near=52,5',
    '1/?locale=nl',
    'list/?locale=nl',
    'own/?locale=nl',
  ]) {
    expect(await (await shop.get(`/salons/${path}`)).text(), path).not.toMatch(EMAIL);
  }
});
