import type { ShopKey } from '../../src/protocol/index.ts';
import { seedDemoShop } from '../../src/shop-files/seeding/index.ts';
import { readCatalogue } from '../../src/shopify/catalogue/index.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { shopperAt } from '../fixtures/shopper.ts';

interface Allocation {
  readonly __typename: string;
  readonly title?: string;
  readonly code?: string;
  readonly discountedAmount: { readonly amount: string };
}

export interface DiscountedCart {
  readonly id: string;
  readonly checkoutUrl: string;
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[];
  readonly discountAllocations: readonly Allocation[];
  readonly cost: Readonly<Record<'subtotalAmount' | 'totalAmount', { readonly amount: string }>>;
  readonly lines: {
    readonly nodes: readonly {
      readonly id: string;
      readonly quantity: number;
      readonly cost: Readonly<
        Record<'subtotalAmount' | 'totalAmount', { readonly amount: string }>
      >;
      readonly discountAllocations: readonly Allocation[];
    }[];
  };
}

const CART = `fragment C on Cart {
  id checkoutUrl discountCodes { code applicable }
  discountAllocations { ...A }
  cost { subtotalAmount { amount } totalAmount { amount } }
  lines(first: 50, reverse: true) { nodes {
    id quantity cost { subtotalAmount { amount } totalAmount { amount } }
    discountAllocations { ...A }
  } }
}
fragment A on CartDiscountAllocation {
  __typename discountedAmount { amount }
  ... on CartAutomaticDiscountAllocation { title }
  ... on CartCodeDiscountAllocation { code }
}`;
const CREATE = `mutation ($input: CartInput) { cartCreate(input: $input) { cart { ...C } userErrors { message } } } ${CART}`;
const READ = `query ($id: ID!, $language: LanguageCode) @inContext(language: $language) { cart(id: $id) { ...C } } ${CART}`;
const SET_CODES = `mutation ($id: ID!, $codes: [String!]) { cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) { cart { ...C } } } ${CART}`;

/** A line to buy: a product's first variant, named by its handle. */
interface Wish {
  readonly handle: string;
  readonly quantity: number;
  readonly attributes?: readonly { readonly key: string; readonly value: string }[];
}

export type DemoShop = Awaited<ReturnType<typeof openDemoShop>>;

const START = new Date('2026-03-01T10:00:00.400Z');
const images = new Map<ShopKey, Uint8Array>();

/** Fills a shop once per process. */
async function imageOf(key: ShopKey): Promise<Uint8Array> {
  const known = images.get(key);
  if (known !== undefined) return known;
  const { context, close } = openPlatform({ now: () => START });
  await seedDemoShop(context, key);
  const image = context.store.takeImage();
  images.set(key, image);
  close();
  return image;
}

/** A shop as the demo fills it, with its products and its discounts. */
export async function openDemoShop(key: ShopKey = 'nl', version?: string) {
  let now = START;
  const platform = openPlatform({ image: await imageOf(key), now: () => now });
  const shopper = shopperAt(platform, key, version ?? platform.context.shops[key].apiVersion);
  const variantOf = (handle: string) => {
    const product = readCatalogue(platform.context.store, key).productByHandle.get(handle);
    return product?.variants[0]?.id ?? `no product ${handle}`;
  };
  async function request(query: string, variables: Readonly<Record<string, unknown>>) {
    type Answer = DiscountedCart | { readonly cart: DiscountedCart };
    const answer = await shopper.send<Answer>(query, variables);
    return 'cart' in answer ? answer.cart : answer;
  }
  return {
    platform,
    shopper,
    merchant: merchantAt(platform, key),
    variantOf,
    createCart(requestedLines: readonly Wish[], discountCodes: readonly string[] = []) {
      const lines = requestedLines.map(({ handle, ...wish }) => ({
        ...wish,
        merchandiseId: variantOf(handle),
      }));
      return request(CREATE, { input: { lines, discountCodes } });
    },
    readCart: (id: string, language?: string) => request(READ, { id, language }),
    setCodes: (id: string, codes: readonly string[]) => request(SET_CODES, { id, codes }),
    setTime(time: string) {
      now = new Date(time);
    },
  };
}

/** Input of a discount: buy two oils of one kind, get the other for nothing. */
export function oilForOil({ platform, variantOf }: DemoShop) {
  const { productByHandle } = readCatalogue(platform.context.store, 'nl');
  return {
    title: 'Oil for oil',
    startsAt: '2026-02-01T00:00:00Z',
    usesPerOrderLimit: '1',
    customerBuys: {
      items: { products: { productsToAdd: [productByHandle.get('copper-gloss-oil')?.id] } },
      value: { quantity: '2' },
    },
    customerGets: {
      items: { products: { productVariantsToAdd: [variantOf('honey-repair-oil')] } },
      value: { discountOnQuantity: { quantity: '1', effect: { percentage: 1 } } },
    },
  };
}

export const createBxgy = ({ merchant }: DemoShop, input: object) =>
  merchant.send<unknown>('discount-automatic-bxgy-create', { input });
