import { expect, it } from 'vitest';
import { cacheTags } from '../server/cache/index.ts';
import { requestAdmin } from './account-visitor.ts';
import { openStorefront } from './open-for-tests.ts';

const TRAVEL_SIZE = 'gid://shopify/DiscountAutomaticNode/1002';
const shop = await openStorefront({ isDemo: true, environment: { MARKETS: 'nl,de' } });

const asMerchant = (mutation: string) =>
  requestAdmin(shop, 'nl', `mutation { ${mutation} { userErrors { message } } }`, {});
const gauge = async (market: string, kind: string) =>
  (await shop.metrics.text()).match(
    new RegExp(`lokke_promotion_problems\\{market="${market}",kind="${kind}"\\} (\\d+)`),
  )?.[1];
/** Page of the platform's console of the shop, which reads discounts and content for itself. */
const consolePage = async () =>
  (await shop.platform.fetch('http://localhost:4010/console/discounts?shop=nl')).text();
const listEvents = () => shop.logged.filter(({ event }) => event.startsWith('promotion.'));

it('what the demo promises is there; a discount that ends is seen with the next webhook', async () => {
  await shop.watchPromotions();
  expect(await gauge('nl', 'ended')).toBe('0');
  expect(listEvents()).toEqual([]);
  expect(await consolePage()).toContain('Shoppers get all that is promised.');
  await asMerchant(`discountAutomaticDeactivate(id: "${TRAVEL_SIZE}")`);
  await shop.purge([cacheTags.promotions('nl')]);
  await shop.whenIdle();
  expect(await gauge('nl', 'ended')).toBe('1');
  expect(await gauge('de', 'ended')).toBe('0');
  expect(listEvents()).toMatchObject([
    { event: 'promotion.broken', market: 'nl', subject: TRAVEL_SIZE },
  ]);
  expect(shop.readStatus().brokenPromotions['nl']).toHaveLength(1);
  expect(await consolePage()).toContain('The discount has ended');
  await asMerchant(`discountAutomaticDelete(id: "${TRAVEL_SIZE}")`);
  await shop.purge([cacheTags.promotions('nl')]);
  await shop.whenIdle();
  expect(await gauge('nl', 'missing')).toBe('1');
  expect(shop.readStatus().brokenPromotions['nl']).toEqual([
    `The promotion settings name ${TRAVEL_SIZE}, which is not found in the shop.`,
  ]);
  expect(await consolePage()).toContain('The shop has no automatic discount of this id.');
});
