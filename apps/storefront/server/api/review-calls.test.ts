import { expect, it } from 'vitest';
import {
  type AccountVisitor,
  invite,
  mailedLink,
  openVisitor,
} from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openShops } from '../../testing/open-for-tests.ts';

const embedded = await openShops();
const { api } = openEndpoint(embedded);
const [anna, bea] = [openVisitor(api), openVisitor(api)];
await anna.post('register', ANNA);
const email = 'bea@example.com';
await invite(embedded, 'nl', email);
const { id, token } = await mailedLink(embedded, 'activate', email);
await bea.post('activate', { id, input: { activationToken: token, password: 'Abcdefgh' } });

const REVIEW = {
  locale: 'nl',
  handle: 'rain-shampoo',
  stars: 4,
  title: 'Fijn',
  body: 'Mijn haar blijft er zacht van.',
  hairType: 'curly',
};

async function write(who: AccountVisitor, changed: object = {}) {
  const { status, reply } = await who.post('../../reviews/write', { ...REVIEW, ...changed });
  return [status, reply['error'] ?? null];
}

async function mayWrite(who: AccountVisitor, handle = REVIEW.handle) {
  const { status, reply } = await who.post('../../reviews/may-write', { locale: 'nl', handle });
  return [status, reply['error'] ?? reply];
}

it('is said to be missing before a word is typed', async () => {
  expect(await mayWrite(openVisitor(api))).toEqual([401, 'You are not logged in']);
  expect(await mayWrite(anna)).toEqual([403, 'Your email address is not confirmed yet']);
  expect(await mayWrite(bea, 'no-such-product')).toEqual([404, 'This product does not exist']);
  expect(await mayWrite(bea)).toEqual([200, { isBought: false }]);
});

it('is refused to whom is not logged in, and to whose address is not proved', async () => {
  expect(await write(openVisitor(api))).toEqual([401, 'You are not logged in']);
  expect(await write(anna)).toEqual([403, 'Your email address is not confirmed yet']);
});

it.each([
  [{ stars: 6 }, 400, 'A rating is a whole number from 1 to 5'],
  [{ stars: 'five' }, 400, 'A rating is a whole number from 1 to 5'],
  [{ body: 'Kort' }, 400, 'A review with words needs a title and a text of at least 20 characters'],
  [{ body: 'a'.repeat(5000) }, 400, 'A title has at most 100 characters, a review at most 2000'],
  [{ handle: '' }, 400, 'An id in the request is not valid'],
  [{ handle: 'no-such-product' }, 404, 'This product does not exist'],
])('%o is refused with %i %s', async (changed, status, message) => {
  expect(await write(bea, changed)).toEqual([status, message]);
});

it('waits for approval, and is written once', async () => {
  expect(await write(bea)).toEqual([200, null]);
  expect(await write(bea, { stars: 1 })).toEqual([400, 'You have reviewed this product already']);
  expect(await mayWrite(bea)).toEqual([400, 'You have reviewed this product already']);
  const response = await api.request(
    'http://lokke.test/api/reviews/list/?locale=nl&handle=rain-shampoo',
    { headers: { 'sec-fetch-site': 'same-origin' } },
  );
  expect(JSON.parse(await response.text())).toEqual({ reviews: [] });
});

it('is taken back by its writer alone, and then written anew', async () => {
  const takeBack = async (who: AccountVisitor) =>
    (await who.post('../../reviews/withdraw', { locale: 'nl', handle: REVIEW.handle })).status;
  expect(await takeBack(openVisitor(api))).toBe(401);
  expect(await takeBack(anna)).toBe(403);
  expect((await mayWrite(bea))[0]).toBe(400);
  expect([await takeBack(bea), await takeBack(bea)]).toEqual([200, 200]);
  expect(await write(bea, { stars: 1 })).toEqual([200, null]);
});
