import type { Answer, Ask } from './ask-fields.ts';
import { buy, type Fetch } from './buy.ts';
import { changeOrders } from './change-orders.ts';
import { refer } from './refer.ts';
import type { Samples } from './sample-arguments.ts';

const SHOP = 'nl';
export const VERSION = '2026-10';

/** A customer, and what is bought. */
const PERSON = {
  email: 'ada@example.test',
  password: 'Comb-and-brush',
  firstName: 'Ada',
  lastName: 'de Vries',
  phone: '+31612345679',
};
const STREET = {
  address1: 'Kamstraat 7',
  address2: 'II',
  zip: '1012 AB',
  city: 'Amsterdam',
  company: 'Kam & Co',
  phone: '+31612345678',
};
const ADDRESS = { ...STREET, country: 'Netherlands' };
/** In a country that has provinces. */
const ABROAD = { zip: '28001', city: 'Madrid', country: 'Spain', province: 'Madrid' };
const REVIEWS = '"$app:product_review"';

/** Asks the demo's Dutch shop, with its token, at the newest version. */
export function askShop(fetch: Fetch, token: string): Ask {
  return askApi(fetch, 'api', { 'X-Shopify-Storefront-Access-Token': token });
}

export function askAdmin(fetch: Fetch, token: string): Ask {
  return askApi(fetch, 'admin/api', { 'X-Shopify-Access-Token': token });
}

function askApi(fetch: Fetch, api: string, token: Readonly<Record<string, string>>): Ask {
  return async (query, variables = {}) => {
    const response = await fetch(
      new Request(`http://localhost/${SHOP}/${api}/${VERSION}/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...token },
        body: JSON.stringify({ query, variables }),
      }),
    );
    const answer: Answer = await response.json();
    return answer;
  };
}

/** The value at `a.b.0.c` of an answer; throws where there is none. */
function textAt(answer: unknown, path: string): string {
  let value = answer;
  for (const step of path.split('.')) value = Object(value)[step];
  if (typeof value === 'string') return value;
  throw new Error(`nothing at ${path} of ${JSON.stringify(answer)}`);
}

/** Keys of what something of the shop has, each of another kind. */
const METAFIELDS = `[${[
  'range',
  'subject',
  'free_delivery_from',
  'note',
  'wishlist',
  'opening_hours',
  'has_form',
]
  .map((key) => `{ namespace: "lokke", key: "${key}" }`)
  .join(', ')}]`;

const WANTED = `{ products(first: 1, query: "available_for_sale:true") { nodes { id handle options { name values } variants(first: 1) { nodes { id
    sellingPlanAllocations(first: 1) { nodes { sellingPlan { id } } } } } } } gift: product(handle: "honey-travel-mask") { variants(first: 1) { nodes { id } } }
  bundle: product(handle: "rain-routine") { variants(first: 1) { nodes { id } } }
  metaobjects(first: 1, type: "$app:product_review") { nodes { id handle } }
  collections(first: 1) { nodes { id handle } } pages(first: 1) { nodes { id handle } } menu: menu(handle: "main-menu") { id } }`;
const CREATE =
  'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }';
const LOG_IN = `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
  customerAccessToken { accessToken } } }`;
const ADD_ADDRESS = `mutation ($token: String!, $address: MailingAddressInput!) { customerAddressCreate(customerAccessToken: $token, address: $address) {
  customerAddress { id } } }`;
const NEW_CART =
  'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id checkoutUrl } } }';

const NEW_GIFT_CARD =
  'mutation { giftCardCreate(input: { initialValue: "5.00" }) { giftCardCode } }';
const PAY_BY_GIFT_CARD = `mutation ($cartId: ID!, $giftCardCodes: [String!]!) {
  cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) { userErrors { message } }
}`;

/** A customer who has bought and whose next cart is filled; returns what stands for the arguments of fields. */
export async function fillShop(fetch: Fetch, ask: Ask, admin: Ask): Promise<Samples> {
  const found = await ask(WANTED);
  const one = (path: string) => JSON.stringify(textAt(found, `data.${path}`));
  const [variant, bundle, gift] = ['products.nodes.0', 'bundle', 'gift'].map((path) =>
    textAt(found, `data.${path}.variants.nodes.0.id`),
  );
  const plan = 'data.products.nodes.0.variants.nodes.0.sellingPlanAllocations.nodes.0.sellingPlan';
  const sellingPlanId = textAt(found, `${plan}.id`);
  const created = await ask(CREATE, { input: PERSON });
  const { email, password } = PERSON;
  const login = await ask(LOG_IN, { input: { email, password } });
  const token = textAt(login, 'data.customerAccessTokenCreate.customerAccessToken.accessToken');
  const { firstName, lastName } = PERSON;
  const address = { ...ADDRESS, firstName, lastName };
  await ask(ADD_ADDRESS, { token, address });
  await ask(ADD_ADDRESS, { token, address: { ...address, ...ABROAD } });
  const deliveryAddress = { ...STREET, firstName, lastName, countryCode: 'NL', provinceCode: 'NH' };
  const attributes = [{ key: 'a', value: 'b' }];
  const newCart = () =>
    ask(NEW_CART, {
      input: {
        lines: [
          { merchandiseId: variant, quantity: 3, sellingPlanId, attributes },
          { merchandiseId: bundle, quantity: 1, attributes },
          { merchandiseId: variant, quantity: 2, attributes },
          { merchandiseId: variant, quantity: 1, parent: { merchandiseId: bundle } },
          // Given for two products of care.
          { merchandiseId: gift, quantity: 1, attributes },
        ],
        attributes,
        note: 'A note',
        delivery: {
          addresses: [{ address: { deliveryAddress } }],
        },
        discountCodes: ['WELCOME10'],
        metafields: [{ key: 'lokke.note', type: 'single_line_text_field', value: 'x' }],
        buyerIdentity: {
          customerAccessToken: token,
          email,
          phone: PERSON.phone,
          countryCode: 'NL',
          preferences: {
            wallet: ['SHOP_PAY'],
            delivery: {
              deliveryMethod: ['PICK_UP'],
              pickupHandle: ['desk'],
              coordinates: { latitude: 52.3, longitude: 4.9, countryCode: 'NL' },
            },
          },
        },
      },
    });
  for (const _ of ['sent', 'cancelled']) {
    await buy(fetch, textAt(await newCart(), 'data.cartCreate.cart.checkoutUrl'));
  }
  await changeOrders(admin, textAt(created, 'data.customerCreate.customer.id'));
  const cartId = textAt(await newCart(), 'data.cartCreate.cart.id');
  const card = textAt(await admin(NEW_GIFT_CARD), 'data.giftCardCreate.giftCardCode');
  await ask(PAY_BY_GIFT_CARD, { cartId, giftCardCodes: [card] });
  await refer(admin, textAt(found, 'data.products.nodes.0.id'), variant);
  const cart = JSON.stringify(cartId);
  const product = one('products.nodes.0.id');
  const option = `{ name: ${one('products.nodes.0.options.0.name')}, value: ${one('products.nodes.0.options.0.values.0')} }`;
  return {
    customerAccessToken: JSON.stringify(token),
    'cart.id': cart,
    'node.id': product,
    'nodes.ids': `[${product}]`,
    'product.handle': [one('products.nodes.0.handle'), '"rain-routine"'],
    'productByHandle.handle': one('products.nodes.0.handle'),
    'productRecommendations.productId': product,
    'collection.handle': one('collections.nodes.0.handle'),
    'collectionByHandle.handle': one('collections.nodes.0.handle'),
    'page.handle': '"contact"',
    'pageByHandle.handle': one('pages.nodes.0.handle'),
    'article.id': '"gid://shopify/Article/1"',
    'blog.handle': '"journal"',
    'blogByHandle.handle': '"journal"',
    'menu.handle': '"main-menu"',
    'metaobjects.type': [REVIEWS, '"routine"'],
    'metaobject.handle': `{ type: ${REVIEWS}, handle: ${one('metaobjects.nodes.0.handle')} }`,
    'search.query': ['"shampoo"', '"hard water"'],
    // A product, collections, a page, an article, and what a word may become.
    'predictiveSearch.query': ['"rain"', '"voch"', '"kam"', '"hard water"'],
    'predictiveSearch.limitScope': 'EACH',
    // A set is among them.
    'Collection.products.first': '20',
    'Cart.lines.first': '5',
    'sitemap.type': ['PRODUCT', 'ARTICLE'],
    'blog.articleByHandle.handle': '"hard-water"',
    'Blog.articleByHandle.handle': '"hard-water"',
    'resources.page': '1',
    'variantBySelectedOptions.selectedOptions': `[${option}]`,
    'metafield.namespace': '"lokke"',
    'metafield.key': '"range"',
    'Product.metafield.key': ['"bundle_products"', '"set"', '"range"'],
    'Collection.metafield.key': '"subject"',
    'Shop.metafield.key': '"free_delivery_from"',
    'Cart.metafield.key': '"note"',
    'Metaobject.field.key': ['"rating"', '"products"'],
    'Customer.metafield.key': '"wishlist"',
    'Location.metafield.key': '"opening_hours"',
    'Page.metafield.key': '"has_form"',
    'Blog.metafield.key': '"subject"',
    identifiers: METAFIELDS,
    key: '"a"',
    handle: '"none"',
    'productTags.first': '3',
    'productTypes.first': '3',
  };
}
