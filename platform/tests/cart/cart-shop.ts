import type { Platform } from '../../src/platform.ts';
import { readCatalogue, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import cases from './cart-shop.cases.json' with { type: 'json' };

export interface CartPayload {
  readonly cart: {
    readonly id: string;
    readonly checkoutUrl: string;
    readonly totalQuantity: number;
    readonly lines: {
      readonly edges: readonly {
        readonly node: { readonly id: string; readonly quantity: number };
      }[];
    };
  } | null;
  readonly userErrors: readonly {
    readonly code: string | null;
    readonly field: readonly string[];
    readonly message: string;
  }[];
}

const DAY_IN_MS = 86_400_000;

/** A shop on its own version of the API, with stock of every kind and one selling plan. */
export async function openCartShop(version = '2025-04', platform?: Platform) {
  let now = Date.parse('2026-03-01T10:00:00.400Z');
  const open = platform ?? openPlatform({ now: () => new Date(now) });
  await saveCatalogue(open.context, 'nl', {
    products: [
      productDraft({
        variants: [
          variantDraft({ sku: 'plenty' }),
          variantDraft({ sku: 'three', optionValues: ['50 ml'], inventoryQuantity: 3 }),
          variantDraft({ sku: 'none', optionValues: ['1 l'], inventoryQuantity: 0 }),
          variantDraft({
            sku: 'endless',
            optionValues: ['5 l'],
            tracksInventory: false,
            priceInMinorUnits: 999,
          }),
        ],
      }),
      productDraft({
        handle: 'copper-oil',
        title: 'Copper oil',
        optionNames: ['Title'],
        variants: [variantDraft({ sku: 'drop', optionValues: ['Default Title'] })],
      }),
    ],
    sellingPlanGroups: cases.sellingPlanGroup,
  });
  const { variantBySku } = readCatalogue(open.context.store, 'nl');
  const idOf = (sku: string) => variantBySku(sku)?.id ?? `no variant ${sku}`;
  const shopper = shopperAt(open, 'nl', version);
  /** Runs one of the cart mutations among the documents. */
  const send = shopper.send<CartPayload>;
  return {
    platform: open,
    shopper,
    send,
    /** Creates a cart and returns its id. */
    createCart: async (input: Readonly<Record<string, unknown>> = {}) => {
      const { cart, userErrors } = await send('cart-create', { input });
      if (!cart) throw new Error(JSON.stringify(userErrors));
      return cart.id;
    },
    variants: {
      plenty: idOf('plenty'),
      three: idOf('three'),
      none: idOf('none'),
      endless: idOf('endless'),
      drop: idOf('drop'),
    },
    planId: 'gid://shopify/SellingPlan/1',
    /** Moves the clock. */
    passDays: (days: number) => {
      now += days * DAY_IN_MS;
    },
  };
}
