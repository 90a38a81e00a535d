import { listMails } from '../../src/protocol/mail/index.ts';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { ANNA } from './account-shop.ts';
import { shop } from './customer-api.ts';

export const letters = () =>
  listMails(shop.platform.context.store.read, { to: ANNA, shop: 'nl', limit: 50 });

/** Lists what letters say about changes, newest first. */
export const changes = () =>
  letters()
    .filter(({ subject }) => subject.startsWith('Je abonnement is veranderd'))
    .map(({ text }) => text.split('\n\n')[2]?.replaceAll('\u00a0', ' '));

export const id = 'gid://shopify/SubscriptionContract/1';

/** Orders a line with the plan, one with a plan of words alone, and one without. */
export async function orderEveryFourWeeks(): Promise<void> {
  const checkout = await openCheckoutShop('nl', shop.platform);
  const plan = {
    description: null,
    options: [],
    discountPercentage: 10,
    hasRecurringDeliveries: true,
  };
  const plans = [
    { ...plan, name: 'Every 4 weeks', interval: { unit: 'WEEK', count: 4 } as const },
    { ...plan, name: 'Now and then' },
  ];
  const group = { name: 'Subscribe', appName: null, options: [], productHandles: ['rain-shampoo'] };
  await saveCatalogue(shop.platform.context, 'nl', { sellingPlanGroups: [{ ...group, plans }] });
  const merchandiseId = checkout.variants.shampoo;
  const lines = [
    { merchandiseId, quantity: 2, sellingPlanId: 'gid://shopify/SellingPlan/1' },
    { merchandiseId, quantity: 1, sellingPlanId: 'gid://shopify/SellingPlan/2' },
    { merchandiseId, quantity: 1 },
  ];
  await checkout.buy(await checkout.createCart(lines), { email: ANNA });
}
