import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '@lokke/contract/openapi';
import { saveCatalogue } from '@lokke/platform';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { invite, mailedLink, requestAdmin } from '../../testing/account-visitor.ts';
import { ANNA, ANNAS_ADDRESS } from '../../testing/customer-fixture.ts';
import { productDraft, variantDraft } from '../../testing/drafts.ts';
import { openStorefront } from '../../testing/open-for-tests.ts';

const VARIANT = 'gid://shopify/ProductVariant/1';
const BELA = 'bela@example.com';
const NEW_PASSWORD = 'Bcdefghi';

const whole = await openStorefront({
  environment: { NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo' },
});
const document: OpenApiDocument = await (await whole.send('/api/openapi.json')).json();

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(document, 'openapi', undefined, false);

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
);
type Operation = (typeof operations)[number];

/** Lists violations of a schema within the document. */
function problems(place: readonly string[], value: unknown): unknown {
  const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const schema = encodeURI(`openapi#/${pointer}/content/application~1json/schema`);
  const isValid = ajv.validate({ $ref: schema }, value);
  return isValid ? null : ajv.errors;
}

let cookies = '';

async function call({ path, method, parameters = [] }: Operation, input: object) {
  const values: readonly [string, unknown][] = Object.entries({ locale: 'nl', ...input });
  const url = parameters.reduce(
    (text, { name, in: place }) =>
      place === 'path' ? text.replace(`{${name}}`, String(new Map(values).get(name))) : text,
    path,
  );
  const query = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
  const response = await whole.send(method === 'get' ? `${url}?${query}` : url, {
    method: method.toUpperCase(),
    headers: { cookie: cookies, ...(method === 'post' && { 'content-type': 'application/json' }) },
    body: method === 'post' ? JSON.stringify(Object.fromEntries(values)) : null,
  });
  cookies = response.headers.get('set-cookie')?.split(';')[0] ?? cookies;
  return { status: response.status, body: await response.json() };
}

const operationOf = (id: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`${id} is not described`);
  return found;
};

/** Calls in an order in which each succeeds; values for later ones are taken from earlier responses. */
const GOOD: Readonly<Record<string, () => object | Promise<object>>> = {
  getVisitorCountry: () => ({}),
  findSalons: () => ({ query: 'amsterdam' }),
  getSalon: () => ({ salonNo: '10001' }),
  listSalons: () => ({}),
  getAffiliatedSalon: () => ({}),
  getProfessionalRates: () => ({}),
  findSuggestions: () => ({ query: 'sham' }),
  getProductsByIds: () => ({ productIds: ['1'] }),
  listReviews: () => ({ handle: 'rain-shampoo' }),
  countShownWays: () => ({ keys: ['hero'] }),
  reportVitals: () => ({ path: '/nl', device: 'phone', lcp: 1_200 }),
  proveConsent: () => ({ choice: 'refused', id: crypto.randomUUID(), shown: 'Cookies' }),
  createCheckout: () => ({ lineItems: [{ variantId: VARIANT, quantity: 1 }] }),
  noteCheckoutOpened: () => ({}),
  requestCheckout: () => ({ id: cart.id }),
  addItems: () => ({ checkoutId: cart.id, lineItems: [{ variantId: VARIANT, quantity: 1 }] }),
  replaceItems: () => ({
    checkoutId: cart.id,
    lineItems: [{ id: cart.lineId, variantId: VARIANT, quantity: 3 }],
  }),
  setSalon: () => ({ id: cart.id, salonNo: null }),
  setDiscountCodes: () => ({ id: cart.id, discountCodes: ['NONE'] }),
  removeItems: () => ({ checkoutId: cart.id, lineItemIds: [cart.lineId] }),
  register: () => ANNA,
  getCustomer: () => ({}),
  updateAccountInfo: () => ({ customer: { firstName: 'Ada' } }),
  updateAddress: () => ({ action: 'CREATE', address: ANNAS_ADDRESS }),
  setCustomerSalon: () => ({ email: ANNA.email, salon: '10001' }),
  getCustomerSalon: () => ({ email: ANNA.email }),
  setCustomerWishlist: () => ({ email: ANNA.email, productIds: ['1'] }),
  getCustomerWishlist: () => ({ email: ANNA.email }),
  multipass: () => ({ email: ANNA.email, webUrl: 'http://lokke.test/nl/' }),
  logout: () => ({}),
  login: () => ANNA,
  forgotPassword: () => ({ email: ANNA.email }),
  resetPassword: async () => {
    const { id, token } = await mailedLink(links(), 'reset', ANNA.email);
    return { id, input: { resetToken: token, password: NEW_PASSWORD } };
  },
  activate: async () => {
    await invite(whole, 'nl', BELA);
    const { id, token } = await mailedLink(links(), 'activate', BELA);
    return { id, input: { activationToken: token, password: NEW_PASSWORD } };
  },
  // Bela reviews, whose address is proved now.
  mayWriteReview: () => ({ handle: 'rain-shampoo' }),
  withdrawReview: () => ({ handle: 'rain-shampoo' }),
  writeReview: () => ({
    handle: 'rain-shampoo',
    stars: 5,
    title: 'Good',
    body: 'It does what it says it does.',
  }),
  requestRestock: async () => {
    const { context } = whole.platform;
    const variants = [variantDraft({ inventoryQuantity: 0 })];
    await saveCatalogue(context, 'nl', { products: [productDraft({ handle: 'oil', variants })] });
    const row = context.store.read.prepare('SELECT max(variant) AS id FROM catalogue_stock').get();
    const variantId = `gid://shopify/ProductVariant/${row?.['id']}`;
    return { handle: 'oil', variantId, email: 'ada@example.com' };
  },
  getAutomaticDiscount: async () => ({ discountId: await openDiscount() }),
};

const cart = { id: '', lineId: '' };

async function openDiscount(): Promise<string> {
  const query =
    'mutation ($input: DiscountAutomaticBxgyInput!) { discountAutomaticBxgyCreate(automaticBxgyDiscount: $input) { automaticDiscountNode { id } userErrors { message } } }';
  const created = await requestAdmin(whole, 'nl', query, {
    input: {
      title: 'Buy and get',
      startsAt: '2024-01-01T00:00:00Z',
      customerBuys: {
        items: { products: { productsToAdd: ['gid://shopify/Product/1'] } },
        value: { quantity: '2' },
      },
      customerGets: {
        items: { products: { productsToAdd: ['gid://shopify/Product/1'] } },
        value: { discountOnQuantity: { quantity: '1', effect: { percentage: 1 } } },
      },
    },
  });
  const [id] = /gid:\/\/shopify\/DiscountAutomaticNode\/\d+/.exec(created) ?? [];
  if (id === undefined) throw new Error(created);
  return id;
}

const links = () => ({ platform: whole.platform, accounts: { whenIdle: whole.whenIdle } });

describe('the OpenAPI document', () => {
  it('describes each call once, by a name of its own', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(GOOD).toSorted(),
    );
  });

  it('describes every call of the contract', () => {
    const cwd = join(import.meta.dirname, '../../../../packages/contract/src');
    const sources = globSync('**/*.ts', { cwd }).map((file) =>
      readFileSync(join(cwd, file), 'utf8'),
    );
    const paths = sources.flatMap((text) => text.match(/(?<=^ {2}path: ')\/api\/[^']+/gm) ?? []);
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => document.paths[path] === undefined)).toEqual([]);
  });

  it.each(Object.keys(GOOD))('holds for a good call of %s', async (id) => {
    const operation = operationOf(id);
    const input = await GOOD[id]?.();
    const { status, body } = await call(operation, input ?? {});
    expect([status, body]).toEqual([200, expect.anything()]);
    const place = ['paths', operation.path, operation.method];
    expect(problems([...place, 'responses', '200'], body)).toBeNull();
    if (operation.method === 'post') {
      expect(problems([...place, 'requestBody'], { locale: 'nl', ...input })).toBeNull();
    }
    if (id === 'createCheckout') {
      cart.id = body.data.id;
      cart.lineId = body.data.lines.edges[0].node.id;
    }
  });

  it.each(operations)('holds for a bad call of $operationId', async (operation) => {
    const isFree = operation.operationId === 'getVisitorCountry';
    const { status, body } = await call(isFree ? { ...operation, method: 'post' } : operation, {
      salonNo: '10001',
      locale: 'xx',
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    const place = ['paths', operation.path, operation.method, 'responses', 'default'];
    expect(problems(place, body)).toBeNull();
    expect(problems(place, { message: 'of another shape' })).not.toBeNull();
  });
});
