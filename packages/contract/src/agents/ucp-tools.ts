import * as v from 'valibot';
import {
  buyerSchema,
  contextSchema,
  discountsSchema,
  linesSchema,
  longId,
  salonNoSchema,
  shortText,
} from './parts.ts';
import { agentTool } from './tool.ts';

/** Release of the Universal Commerce Protocol whose schemas the replies follow (ucp.dev). */
export const UCP_VERSION = '2026-04-08';

const MOST_IDS = 50;
export const MOST_PRODUCTS = 50;

/** The agent names itself; the key makes a repeated call harmless. */
const metaSchema = v.looseObject({
  'ucp-agent': v.looseObject({ profile: v.pipe(v.string(), v.url(), v.maxLength(2_000)) }),
  'idempotency-key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(128))),
});

const filtersSchema = v.optional(
  v.looseObject({
    categories: v.optional(v.pipe(v.array(shortText), v.maxLength(20))),
    price: v.optional(
      v.looseObject({
        min: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
        max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      }),
    ),
  }),
);

const optionSchema = v.looseObject({ name: shortText, label: shortText });

const cartSchema = v.looseObject({
  line_items: linesSchema,
  context: v.optional(contextSchema),
  discounts: discountsSchema,
  salon_no: salonNoSchema,
});

const changedCheckoutSchema = v.looseObject({ ...cartSchema.entries, buyer: buyerSchema });

/** Takes the lines of the cart named by `cart_id` where none are given. */
const checkoutSchema = v.looseObject({
  ...changedCheckoutSchema.entries,
  cart_id: v.optional(longId),
});

const meta = metaSchema;
const id = longId;

export type AgentMeta = v.InferOutput<typeof metaSchema>;
export type SearchFilters = v.InferOutput<typeof filtersSchema>;
export type BuyerContext = v.InferOutput<typeof contextSchema>;
export type WantedCart = v.InferOutput<typeof cartSchema>;
export type BuyerChoices = v.InferOutput<typeof buyerSchema>;

export const ucpTools = {
  searchCatalog: agentTool(
    'search_catalog',
    'Searches the products of the shop by words, category and price. Prices are in minor units of the currency of the market, which address_country, address_region and language of the context choose.',
    v.looseObject({
      meta,
      catalog: v.looseObject({
        query: v.optional(shortText),
        context: v.optional(contextSchema),
        filters: filtersSchema,
        pagination: v.optional(
          v.looseObject({
            cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/))),
            limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
          }),
        ),
      }),
    }),
  ),
  lookupCatalog: agentTool(
    'lookup_catalog',
    'Finds products by the ids of products or variants.',
    v.looseObject({
      meta,
      catalog: v.looseObject({
        ids: v.pipe(v.array(longId), v.minLength(1), v.maxLength(MOST_IDS)),
        context: v.optional(contextSchema),
        filters: filtersSchema,
      }),
    }),
  ),
  getProduct: agentTool(
    'get_product',
    'Tells all of one product: its variants with prices and stock, and which option values can be combined.',
    v.looseObject({
      meta,
      catalog: v.looseObject({
        id: longId,
        selected: v.optional(v.pipe(v.array(optionSchema), v.maxLength(10))),
        preferences: v.optional(v.pipe(v.array(shortText), v.maxLength(10))),
        context: v.optional(contextSchema),
        filters: filtersSchema,
      }),
    }),
  ),
  createCart: agentTool(
    'create_cart',
    'Makes a cart of variants, with discounts applied. It expires.',
    v.looseObject({ meta, cart: cartSchema }),
  ),
  getCart: agentTool('get_cart', 'Reads a cart.', v.looseObject({ meta, id })),
  updateCart: agentTool(
    'update_cart',
    'Replaces the lines and codes of a cart: what is left out is removed.',
    v.looseObject({ meta, id, cart: cartSchema }),
  ),
  cancelCart: agentTool('cancel_cart', 'Empties a cart for good.', v.looseObject({ meta, id })),
  createCheckout: agentTool(
    'create_checkout',
    'Makes a checkout of lines, or of a cart by cart_id. The buyer enters address and payment at continue_url, which carries buyer.consent of this call.',
    v.looseObject({ meta, checkout: checkoutSchema }),
  ),
  getCheckout: agentTool('get_checkout', 'Reads a checkout.', v.looseObject({ meta, id })),
  updateCheckout: agentTool(
    'update_checkout',
    'Replaces the lines and codes of a checkout: what is left out is removed.',
    v.looseObject({ meta, id, checkout: changedCheckoutSchema }),
  ),
  completeCheckout: agentTool(
    'complete_checkout',
    'Hands over to the buyer, who pays at continue_url: no agent pays here.',
    v.looseObject({ meta, id }),
  ),
  cancelCheckout: agentTool(
    'cancel_checkout',
    'Empties a checkout for good.',
    v.looseObject({ meta, id }),
  ),
};
