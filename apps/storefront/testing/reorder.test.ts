import { expect, it } from 'vitest';
import { buy } from './buy.ts';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser } from './plain-browser.ts';
import { writeJson } from './requests.ts';

const EMAIL = 'again@example.com';
const PASSWORD = { password: 'Kam-en-borstel', confirmation: 'Kam-en-borstel' };

const shop = await openStorefront({ environment: { MARKETS: 'nl' }, isDemo: true });
const browser = openPlainBrowser(shop);

async function firstVariantOf(handle: string): Promise<string> {
  const { html } = await browser.visit(`/nl/products/${handle}`);
  const [id] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(html) ?? [];
  if (id === undefined) throw new Error(`${handle} has no size`);
  return id;
}

const orderOnce = async (quantities: Readonly<Record<string, number>>) => {
  const lineItems = Object.entries(quantities).map(([variantId, quantity]) => ({
    variantId,
    quantity,
  }));
  const { html } = await browser.visit(
    '/api/shopify/checkout/create/',
    writeJson({ lineItems, locale: 'nl' }),
  );
  const [, checkoutUrl = ''] = /"checkoutUrl":"([^"]+)"/.exec(html) ?? [];
  await buy(shop, checkoutUrl, EMAIL);
};

const reorder = async (orderNumber: number) =>
  (await browser.visit(`/nl/account/orders/${orderNumber}/reorder.data`)).html;

it('a customer’s order comes again whole, and nobody else’s', async () => {
  const form = await browser.visit('/nl/account/register');
  await browser.submit(form, { firstName: 'Ada', lastName: 'Lok', email: EMAIL, ...PASSWORD });
  const [shampoo, mousse] = [
    await firstVariantOf('rain-shampoo'),
    await firstVariantOf('volt-mousse'),
  ];
  await orderOnce({ [shampoo]: 2, [mousse]: 1 });
  const whole = await reorder(1001);
  expect(whole).toContain(shampoo);
  expect(whole).toContain(mousse);
  expect(whole).toContain('"gone",[]');
  await orderOnce({ [mousse]: 1 });
  expect(await reorder(1002)).not.toContain(shampoo);
  const stranger = openPlainBrowser(shop);
  expect((await stranger.visit('/nl/account/orders/1001/reorder')).address).toMatch(
    /login\?returnTo=/,
  );
});
