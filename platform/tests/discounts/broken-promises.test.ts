import { beforeAll, expect, it, test } from 'vitest';
import { seedDemoContent } from '../../src/shop-files/seeding/index.ts';
import type { DiscountDraft } from '../../src/shopify/discounts/discount-draft.ts';
import { putDiscount } from '../../src/shopify/discounts/discount-rows.ts';
import { brokenPromises, type Promises } from '../../src/shopify/discounts/index.ts';
import {
  ALONE,
  basic,
  buyGet,
  collection,
  discount,
  product,
} from '../../src/shopify/discounts/testing/builders.ts';
import { openPage } from '../fixtures/console.ts';
import { type DemoShop, openDemoShop } from './demo-shop.ts';

const SOLD = 'honey-travel-mask';
let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop('nl');
  await seedDemoContent(shop.platform.context);
});

const gets = (handle: string) =>
  buyGet({
    gets: {
      items: product(handle),
      quantity: 1,
      reduction: { kind: 'percentage', percentage: 100 },
    },
  });

/** Two promises: the discount as it is changed, and a good one beside it. */
async function breachesOf(change: Partial<DiscountDraft>, promises: Partial<Promises> = {}) {
  const { context } = shop.platform;
  await context.store.write((sql) => {
    const good: DiscountDraft = discount({ terms: gets(SOLD) });
    putDiscount(sql, 'nl', { id: 7001, draft: { ...good, ...change }, now: good.startsAt });
    putDiscount(sql, 'nl', { id: 7002, draft: good, now: good.startsAt });
  });
  const discountIds = [7001, 7002].map((id) => `gid://shopify/DiscountAutomaticNode/${id}`);
  const found = brokenPromises(context, 'nl', { discountIds, freeItemHandle: null, ...promises });
  return found.map(({ kind, subject }) => `${kind} ${subject.split('/').at(-1)}`);
}

// The shop's clock says 2026-03-01T10:00:00.400Z.
test.each<[string, Partial<DiscountDraft>, readonly string[]]>([
  ['that is active and combines', {}, []],
  ['that begins later', { startsAt: '2026-03-02T00:00:00Z' }, []],
  ['that ends in a moment', { endsAt: '2026-03-01T10:00:01Z' }, []],
  ['that ended a moment ago', { endsAt: '2026-03-01T10:00:00Z' }, ['ended 7001']],
  ['that needs a code', { code: 'SUMMER' }, ['missing 7001']],
  ['that is a percentage', { terms: basic() }, ['givesNothing 7001']],
  ['that gives what the shop does not sell', { terms: gets('no-such') }, ['givesNothing 7001']],
  [
    'that gives from a collection',
    { terms: buyGet({ gets: { ...buyGet().gets, items: collection('care') } }) },
    ['givesNothing 7001'],
  ],
  ['that does not combine', { combinesWith: ALONE }, ['standsAlone 7001']],
])('a discount %s', async (_, change, expected) => {
  expect(await breachesOf(change)).toEqual(expected);
});

it('a discount may stand alone where it is the only promise', async () => {
  const discountIds = ['gid://shopify/DiscountAutomaticNode/7001'];
  const alone = { combinesWith: ALONE };
  expect(await breachesOf(alone, { discountIds })).toEqual([]);
  expect(await breachesOf(alone, { discountIds, freeItemHandle: SOLD })).toEqual([
    'standsAlone 7001',
  ]);
});

it('the free item has to be sold', async () => {
  expect(await breachesOf({}, { freeItemHandle: 'no-such' })).toEqual(['noFreeItem no-such']);
});

const page = async (key: string) =>
  (await openPage(shop.platform, `/console/discounts?shop=${key}`)).html;

it('the console names what is promised in vain, with what to do, and where each is promised', async () => {
  const good = await page('nl');
  expect(good).toContain('Shoppers get all that is promised.');
  expect(good).toMatch(/DiscountAutomaticNode\/1002<\/td>.*?<td>nl[^<]*<\/td>\s*<\/tr>/s);
  await shop.merchant.request(
    'mutation { discountAutomaticDelete(id: "gid://shopify/DiscountAutomaticNode/1002") { userErrors { message } } }',
  );
  const broken = await page('nl');
  expect(broken).toContain('The shop has no automatic discount of this id.');
  expect(broken).toContain('take its id out of the promotion settings of the content');
  expect(broken).not.toContain('Shoppers get all');
});
