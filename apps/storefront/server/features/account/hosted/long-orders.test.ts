import { expect, it } from 'vitest';
import { openVisitor } from '../../../../testing/account-visitor.ts';
import { buy } from '../../../../testing/buy.ts';
import { cartIn, openEndpoint } from '../../../../testing/call-endpoint.ts';
import { productDraft, SMALL_SHOP, variantDraft } from '../../../../testing/drafts.ts';
import { openHostedVisitor } from '../../../../testing/hosted-visitor.ts';
import { openShops } from '../../../../testing/open-for-tests.ts';

const EMAIL = 'anna@example.com';
/** Variants that one question to the shop may name. */
const MAX_IDS = 250;

it.each([MAX_IDS, MAX_IDS + 1])('orders of %i variants link them all', async (count) => {
  const variants = Array.from({ length: count }, (_, at) =>
    variantDraft({ sku: `S-${at}`, optionValues: [`${at} ml`] }),
  );
  const product = productDraft({ optionNames: ['Size'], variants });
  const embedded = await openShops({
    drafts: { ...SMALL_SHOP, products: [product] },
    environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' },
  });
  const browser = openVisitor(openEndpoint(embedded).api);
  const lines = variants.map((_, at) => ({
    variantId: `gid://shopify/ProductVariant/${at + 1}`,
    quantity: 1,
  }));
  for (const lineItems of [lines.slice(0, 126), lines.slice(126)]) {
    const { checkoutUrl } = cartIn(await browser.post('../checkout/create', { lineItems }));
    await buy(embedded, checkoutUrl, EMAIL);
  }
  const anna = openHostedVisitor(embedded, { locale: 'nl' });
  await anna.logIn(EMAIL);
  const found = await anna.ask(({ accounts }) => accounts.orders());
  const bought = found.ok ? found.value.orders.flatMap((order) => order.lines) : [];
  expect(bought).toHaveLength(count);
  expect(bought.filter(({ productHandle }) => productHandle === null)).toEqual([]);
});

it('all orders of a product are found, on however many pages', async () => {
  const embedded = await openShops({ environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' } });
  const browser = openVisitor(openEndpoint(embedded).api);
  const lineItems = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }];
  const count = 21;
  for (let at = 0; at < count; at += 1) {
    const { checkoutUrl } = cartIn(await browser.post('../checkout/create', { lineItems }));
    await buy(embedded, checkoutUrl, EMAIL);
  }
  const anna = openHostedVisitor(embedded, { locale: 'nl' });
  await anna.logIn(EMAIL);
  const found = await anna.ask(({ accounts }) => accounts.findOrders('shampoo'));
  expect(found.ok && found.value).toHaveLength(count);
});
