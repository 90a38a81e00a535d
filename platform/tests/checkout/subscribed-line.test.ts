import { expect, it } from 'vitest';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { DUTCH_DETAILS, goToPayment } from './buyer.ts';
import { openCheckoutShop } from './checkout-shop.ts';

it('what comes again is priced beside the pay button, with its quantity, its size and the delivery that is added', async () => {
  const shop = await openCheckoutShop();
  const plan = {
    name: 'Elke 4 weken',
    description: null,
    options: [],
    hasRecurringDeliveries: true,
    discountPercentage: 10,
    interval: { unit: 'WEEK', count: 4 } as const,
  };
  const group = { name: 'Vaker', appName: null, options: [], productHandles: ['rain-shampoo'] };
  await saveCatalogue(shop.platform.context, 'nl', {
    sellingPlanGroups: [{ ...group, plans: [plan] }],
    translations: [
      {
        kind: 'selling_plan_group',
        handle: 'Vaker',
        language: 'EN',
        fields: { 'plans.Elke 4 weken.name': 'Every 4 weeks' },
      },
    ],
  });
  const merchandiseId = shop.variants.shampoo;
  const lines = [
    { merchandiseId, quantity: 2, sellingPlanId: 'gid://shopify/SellingPlan/1' },
    { merchandiseId, quantity: 1 },
  ];
  const { checkoutUrl } = await shop.createCart(lines);
  const { html } = await goToPayment(shop.buyer, checkoutUrl, DUTCH_DETAILS);
  // 22.50 again and 12.50 once, 4.95 to send them.
  expect(html.replace(/\s+/g, ' ')).toMatch(
    />€ 22,50 plus bezorging · Elke 4 weken: 2 × Rain &lt;shampoo&gt;, 250 ml<\/p> ?<(?:(?!<\/form>).)*>Betaal € 39,95</,
  );
  const inEnglish = await shop.buyer.open(`${checkoutUrl}&locale=en`);
  expect(inEnglish.html).toContain('Every 4 weeks');
  expect(inEnglish.html).not.toContain('Elke 4 weken');
});
