import { createPlatform } from '../../src/platform.ts';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { buyerAt, DUTCH_DETAILS, type Page, pay } from '../checkout/buyer.ts';
import { type CheckoutCart, openCheckoutShop } from '../checkout/checkout-shop.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import type { Contents, ShopOperation, ShopResult, VariantName } from './shop-model.ts';

const LINES = 'lines(first: 9) { nodes { quantity merchandise { ... on ProductVariant { id } } } }';
const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { ${LINES} } userErrors { message } } }`;
const READ = `query ($id: ID!) { cart(id: $id) { ${LINES} } }`;

interface WireCart {
  readonly lines: {
    readonly nodes: readonly {
      readonly quantity: number;
      readonly merchandise: { readonly id: string };
    }[];
  };
}

/** The platform itself, on a file, with a few carts: does what the model says it does. */
export async function openRealShop(dataFile: string, stock: Contents, carts: number) {
  const platform = createPlatform({ dataFile, now: () => new Date('2026-03-01T10:00:00Z') });
  const shop = await openCheckoutShop('nl', platform);
  await saveCatalogue(platform.context, 'nl', {
    products: [
      productDraft({ variants: [variantDraft({ inventoryQuantity: stock.plenty })] }),
      productDraft({
        handle: 'copper-oil',
        title: 'Copper oil',
        variants: [
          variantDraft({
            priceInMinorUnits: 2_400,
            inventoryQuantity: stock.last,
            optionValues: ['50 ml'],
          }),
        ],
      }),
    ],
  });
  const idOf = async (handle: string): Promise<string> => {
    const { data } = await shop.shopper.request<{
      product: { variants: { nodes: [{ id: string }] } };
    }>(
      'query ($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }',
      { handle },
    );
    return data?.product.variants.nodes[0].id ?? handle;
  };
  const variants: Readonly<Record<VariantName, string>> = {
    plenty: await idOf('rain-shampoo'),
    last: await idOf('copper-oil'),
  };
  const opened: CheckoutCart[] = [];
  for (let cart = 0; cart < carts; cart += 1) opened.push(await shop.createCart([]));
  const buyer = buyerAt(platform);
  const payments = new Map<number, Page>();

  const contentsOf = (cart: WireCart | null | undefined): Contents | null => {
    if (!cart) return null;
    const held = (variant: VariantName) =>
      cart.lines.nodes
        .filter(({ merchandise }) => merchandise.id === variants[variant])
        .reduce((sum, { quantity }) => sum + quantity, 0);
    return { plenty: held('plenty'), last: held('last') };
  };

  return {
    platform,
    /** Goes to the payment page of a cart, as it is now; what is paid is what it shows. */
    lookAt: async (cart: number) => {
      const { checkoutUrl = '' } = opened[cart] ?? {};
      const bag = await buyer.open(checkoutUrl);
      payments.set(cart, isOrder(bag) ? bag : await buyer.submit(bag, DUTCH_DETAILS));
    },
    perform: async (operation: ShopOperation): Promise<ShopResult> => {
      if (operation.kind === 'stock') return shop.stockOf(variants[operation.variant]);
      const { id = '' } = opened[operation.cart] ?? {};
      switch (operation.kind) {
        case 'read': {
          const { data } = await shop.shopper.request<{ cart: WireCart | null }>(READ, { id });
          return contentsOf(data?.cart);
        }
        case 'add': {
          const lines = [
            { merchandiseId: variants[operation.variant], quantity: operation.quantity },
          ];
          const { data } = await shop.shopper.request<{ cartLinesAdd: { cart: WireCart | null } }>(
            ADD,
            { cartId: id, lines },
          );
          return contentsOf(data?.cartLinesAdd.cart);
        }
        case 'pay': {
          const payment = payments.get(operation.cart);
          if (payment === undefined) throw new Error('Nobody looked at this cart.');
          // Who looks at a cart that was ordered is shown the order.
          const page = isOrder(payment) ? payment : await pay(buyer, payment);
          return isOrder(page) ? 'ordered' : null;
        }
      }
    },
  };
}

const isOrder = ({ status, url }: Page) => status === 200 && url.includes('/orders/');

export type RealShop = Awaited<ReturnType<typeof openRealShop>>;
