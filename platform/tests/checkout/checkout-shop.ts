import type { Platform } from '../../src/platform.ts';
import type { ShopKey } from '../../src/protocol/index.ts';
import { readCatalogue, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import { buyerAt, DUTCH_DETAILS, goToPayment, pay } from './buyer.ts';

interface CheckoutCart {
  readonly id: string;
  readonly checkoutUrl: string;
}

export type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>;

function products(shampooPrice: number) {
  return [
    productDraft({
      title: 'Rain <shampoo>',
      variants: [variantDraft({ sku: 'RAIN-250', priceInMinorUnits: shampooPrice })],
      images: [
        {
          src: '/cdn/files/rain-shampoo.webp',
          altText: null,
          widthInPixels: 960,
          heightInPixels: 1200,
        },
      ],
    }),
    productDraft({
      handle: 'copper-oil',
      title: 'Copper oil',
      optionNames: ['Title'],
      variants: [
        variantDraft({
          priceInMinorUnits: 2400,
          optionValues: ['Default Title'],
          inventoryQuantity: 1,
        }),
      ],
    }),
  ];
}

/** A shop with plenty of one product and the last unit of another. */
export async function openCheckoutShop(
  key: ShopKey = 'nl',
  platform: Platform = openPlatform({ now: () => new Date('2026-03-01T10:00:00.400Z') }),
) {
  await saveCatalogue(platform.context, key, { products: products(1250) });
  const { apiVersion } = platform.context.shops[key];
  const shopper = shopperAt(platform, key, apiVersion);
  const variantOf = (handle: string) =>
    readCatalogue(platform.context.store, key).productByHandle.get(handle)?.variants[0]?.id ?? '';
  const buyer = buyerAt(platform);
  const variants = { shampoo: variantOf('rain-shampoo'), lastOne: variantOf('copper-oil') };
  async function createCart(
    lines: readonly { readonly merchandiseId: string; readonly quantity: number }[],
    input: Readonly<Record<string, unknown>> = {},
  ) {
    const { cart } = await shopper.send<{ cart: CheckoutCart }>(
      'mutation C($input: CartInput) { cartCreate(input: $input) { cart { id checkoutUrl } userErrors { message } } }',
      { input: { lines, ...input } },
    );
    return cart;
  }
  /** Creates a cart with shampoo alone. */
  const fillCart = (quantity = 1, input: Readonly<Record<string, unknown>> = {}) =>
    createCart([{ merchandiseId: variants.shampoo, quantity }], input);
  return {
    platform,
    shopper,
    variants,
    buyer,
    createCart,
    fillCart,
    /** Buys what is in a cart; returns the thank-you page. */
    buy: async (
      cart: Pick<CheckoutCart, 'checkoutUrl'>,
      details: Readonly<Record<string, string>> = {},
    ) => pay(buyer, await goToPayment(buyer, cart.checkoutUrl, { ...DUTCH_DETAILS, ...details })),
    /** Units of a variant that are left to sell. */
    async stockOf(variantId: string) {
      const STOCK =
        'query ($id: ID!) { node(id: $id) { ... on ProductVariant { quantityAvailable } } }';
      const { quantityAvailable } = await shopper.send<{ quantityAvailable: number }>(STOCK, {
        id: variantId,
      });
      return quantityAvailable;
    },
    async reprice(amountInMinorUnits: number) {
      const [shampoo] = products(amountInMinorUnits);
      if (shampoo) await saveCatalogue(platform.context, key, { products: [shampoo] });
    },
  };
}
