import { beforeAll, expect, test } from 'vitest';
import { readCatalogue, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { listOrders } from '../../src/shopify/orders/index.ts';
import { ANNA } from '../customers/customer-shop.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { registerAt } from '../fixtures/shopper.ts';
import { buyerAt, DUTCH_DETAILS, goToPayment, pay, withLocale } from './buyer.ts';
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.ts';

const variants = [variantDraft({ sku: 'LITRE', optionValues: ['1000 ml'] })];
const FOR_SALONS = productDraft({
  handle: 'litre',
  title: 'Litre',
  tags: ['professional-only'],
  variants,
  metafields: [{ namespace: 'own', key: 'case_quantity', type: 'number_integer', value: '6' }],
});
const FOR_ALL = { ...FOR_SALONS, handle: 'mask', title: 'Mask', tags: [] };

let shop: CheckoutShop;
let token: string;
beforeAll(async () => {
  shop = await openCheckoutShop();
  await saveCatalogue(shop.platform.context, 'nl', { products: [FOR_SALONS, FOR_ALL] });
  token = await registerAt(shop.shopper, ANNA);
});

/** Fills a cart by the Storefront API, as any app with the public token can, and goes to the payment. */
async function openPayment(
  input: Readonly<Record<string, unknown>>,
  { handle, quantity } = { handle: 'litre', quantity: 6 },
) {
  const { context } = shop.platform;
  const [variant] = readCatalogue(context.store, 'nl').productByHandle.get(handle)?.variants ?? [];
  const cart = await shop.createCart([{ merchandiseId: variant?.id ?? '', quantity }], input);
  const buyer = buyerAt(shop.platform);
  const url = withLocale(cart.checkoutUrl, 'en');
  return { buyer, payment: await goToPayment(buyer, url, DUTCH_DETAILS) };
}

const ofAnna = () => ({ buyerIdentity: { customerAccessToken: token } });

test.each([
  ['nobody', () => ({})],
  ['a salon’s address that is only typed', () => ({ buyerIdentity: { email: ANNA.email } })],
  ['a customer without the tag', ofAnna],
])('the checkout keeps what is for salons from %s, and says so', async (_, input) => {
  const { buyer, payment } = await openPayment(input());
  expect(payment.html).toMatch(/Litre, 1000.ml is sold to salons alone/);
  expect((await pay(buyer, payment)).html).toContain('is sold to salons alone.');
  expect(listOrders(shop.platform.context.store.read, null, { limit: 1 })).toEqual([]);
});

test('the checkout sells it to a customer with the tag, and the Admin API lists the rule', async () => {
  const merchant = merchantAt(shop.platform, 'nl');
  const { data } = await merchant.request(
    'mutation { tagsAdd(id: "gid://shopify/Customer/1", tags: ["professional"]) { userErrors { message } } }',
  );
  expect(data).toEqual({ tagsAdd: { userErrors: [] } });
  const { buyer, payment } = await openPayment(ofAnna());
  expect((await pay(buyer, payment)).html).toContain('Order #1001');
  const listed = await merchant.request('{ validations(first: 9) { nodes { title enabled } } }');
  expect(listed.data).toEqual({
    validations: {
      nodes: [
        { title: 'Products for salons', enabled: true },
        { title: 'Whole cases for salons', enabled: true },
      ],
    },
  });
});

test.each([5, 7])('of a case of 6 it refuses a salon %i, and says how many', async (quantity) => {
  const before = listOrders(shop.platform.context.store.read, null, { limit: 9 }).length;
  const { buyer, payment } = await openPayment(ofAnna(), { handle: 'mask', quantity });
  expect(payment.html).toMatch(/Mask, 1000.ml comes in cases of 6 for your salon\./);
  expect((await pay(buyer, payment)).html).toContain('comes in cases of 6');
  expect(listOrders(shop.platform.context.store.read, null, { limit: 9 })).toHaveLength(before);
});

test('others buy by the piece what salons buy by the case', async () => {
  const { buyer, payment } = await openPayment({}, { handle: 'mask', quantity: 1 });
  expect((await pay(buyer, payment)).html).toContain('Order #1002');
});
