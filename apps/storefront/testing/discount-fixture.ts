import { createPlatform, saveCatalogue } from '@lokke/platform';
import { readConfig } from '../server/config/index.ts';
import { createShops, type Shops } from '../server/features/shops/index.ts';
import { productDraft, variantDraft } from './drafts.ts';
import { writeJson } from './requests.ts';

/** The qualifying items, as Admin API input. */
type BuysInput = {
  readonly items: object;
  readonly value: { readonly quantity: string } | { readonly amount: string };
};

export interface DiscountOffice extends Disposable {
  readonly shops: Shops;
  /** Advances the clock of caches. */
  readonly pass: (inMs: number) => void;
  readonly variantOf: (
    handle: string,
  ) => Promise<{ readonly id: string; readonly productId: string }>;
  readonly collectionId: (handle: string) => Promise<string>;
  /** Creates an automatic buy-X-get-Y discount; returns its id. */
  readonly open: (input: {
    readonly buys: BuysInput;
    readonly freeProductIds: readonly string[];
    readonly usesPerOrderLimit: number | null;
  }) => Promise<string>;
  readonly end: (id: string) => Promise<void>;
}

/** Two care products, one styling product, and a comb without a collection. */
const PRODUCTS = [
  { handle: 'shampoo', productType: 'care', priceInMinorUnits: 1250 },
  { handle: 'mask', productType: 'care', priceInMinorUnits: 1999 },
  { handle: 'spray', productType: 'styling', priceInMinorUnits: 700 },
  { handle: 'comb', productType: 'accessory', priceInMinorUnits: 333 },
].map(({ handle, productType, priceInMinorUnits }) =>
  productDraft({
    handle,
    title: handle,
    productType,
    variants: [variantDraft({ priceInMinorUnits })],
  }),
);

const collection = (handle: string, handles: readonly string[]) => ({
  handle,
  title: handle,
  descriptionHtml: '',
  image: null,
  members: { kind: 'handles' as const, handles },
  sortOrder: 'MANUAL' as const,
  seo: { title: null, description: null },
  metafields: [],
});

const CREATE = `mutation($input: DiscountAutomaticBxgyInput!) {
  discountAutomaticBxgyCreate(automaticBxgyDiscount: $input) {
    automaticDiscountNode { id }
    userErrors { field message }
  }
}`;
const END = `mutation($id: ID!) {
  discountAutomaticDeactivate(id: $id) { userErrors { message } }
}`;

/** A Dutch shop on an in-memory platform, with discounts managed by the test, and as many more products: `more-0`, … */
export async function openDiscountOffice(moreProducts = 0): Promise<DiscountOffice> {
  const platform = createPlatform({ dataFile: ':memory:' });
  const collections = [collection('care', ['shampoo', 'mask']), collection('styling', ['spray'])];
  const more = Array.from({ length: moreProducts }, (_, at) =>
    productDraft({ handle: `more-${at}`, title: `More ${at}` }),
  );
  await saveCatalogue(platform.context, 'nl', { products: [...PRODUCTS, ...more], collections });
  const clock = { inMs: 0 };
  const send = async (
    path: string,
    header: string,
    token: string,
    query: string,
    variables = {},
  ) => {
    const response = await platform.fetch(
      `http://localhost:4010/nl/${path}/2024-01/graphql.json`,
      writeJson({ query, variables }, { [header]: token }),
    );
    const body = JSON.parse(await response.text());
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data;
  };
  const asMerchant = (query: string, variables: object) =>
    send(
      'admin/api',
      'X-Shopify-Access-Token',
      platform.context.shops.nl.adminToken,
      query,
      variables,
    );
  const asBuyer = (query: string) =>
    send('api', 'X-Shopify-Storefront-Access-Token', 'lokke-public-nl', query);

  let opened = 0;
  return {
    shops: createShops({
      config: readConfig({}, platform.secrets),
      fetch: platform.fetch,
      log: () => {},
      now: () => clock.inMs,
    }),
    pass: (inMs) => {
      clock.inMs += inMs;
    },
    variantOf: async (handle) => {
      const query = `{ product(handle: "${handle}") { id variants(first: 1) { nodes { id } } } }`;
      const { product } = await asBuyer(query);
      return { id: product.variants.nodes[0].id, productId: product.id };
    },
    collectionId: async (handle) =>
      (await asBuyer(`{ collection(handle: "${handle}") { id } }`)).collection.id,
    open: async ({ buys, freeProductIds, usesPerOrderLimit }) => {
      opened += 1;
      const input = {
        // Titles of automatic discounts are unique.
        title: `Buy and get ${opened}`,
        startsAt: '2024-01-01T00:00:00Z',
        customerBuys: buys,
        customerGets: {
          items: { products: { productsToAdd: freeProductIds } },
          value: { discountOnQuantity: { quantity: '1', effect: { percentage: 1 } } },
        },
        ...(usesPerOrderLimit !== null && { usesPerOrderLimit: String(usesPerOrderLimit) }),
      };
      const { discountAutomaticBxgyCreate: created } = await asMerchant(CREATE, { input });
      if (created.userErrors.length > 0) throw new Error(JSON.stringify(created.userErrors));
      return created.automaticDiscountNode.id;
    },
    end: async (id) => {
      await asMerchant(END, { id });
    },
    [Symbol.dispose]: () => platform.close(),
  };
}
