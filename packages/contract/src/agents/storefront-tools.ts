import * as v from 'valibot';
import { contextSchema, longId, salonNoSchema, shortText, variantIdSchema } from './parts.ts';
import type { AgentTool } from './tool.ts';

/** List that a call may leave out, or fill with up to as many entries. */
const upTo100 = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.optional(v.pipe(v.array(entry), v.maxLength(100)));

const unitsFrom = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(999));

const searchShopCatalog = {
  name: 'search_shop_catalog',
  description: 'Searches the products of the shop by words.',
  input: v.looseObject({
    query: shortText,
    context: v.optional(v.string()),
    country: v.optional(shortText),
    language: v.optional(shortText),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/))),
  }),
} as const satisfies AgentTool;

const getProductDetails = {
  name: 'get_product_details',
  description: 'Tells all of one product by its id, or the id of a variant.',
  input: v.looseObject({
    product_id: longId,
    options: v.optional(v.record(shortText, shortText)),
    country: v.optional(shortText),
    language: v.optional(shortText),
  }),
} as const satisfies AgentTool;

const getShopCart = {
  name: 'get_cart',
  description: 'Reads a cart with its address of the checkout.',
  input: v.looseObject({ cart_id: longId }),
} as const satisfies AgentTool;

const updateShopCart = {
  name: 'update_cart',
  description: 'Adds, changes and removes lines; makes a cart where no cart_id is given.',
  input: v.looseObject({
    cart_id: v.optional(longId),
    add_items: upTo100(
      v.looseObject({ product_variant_id: variantIdSchema, quantity: unitsFrom(1) }),
    ),
    update_items: upTo100(v.looseObject({ id: longId, quantity: unitsFrom(0) })),
    remove_line_ids: upTo100(longId),
    discount_codes: v.optional(v.pipe(v.array(shortText), v.maxLength(20))),
    context: v.optional(contextSchema),
    salon_no: salonNoSchema,
  }),
} as const satisfies AgentTool;

const searchPolicies = {
  name: 'search_shop_policies_and_faqs',
  description:
    'Answers questions about delivery, returns, payment and the shop from its own pages.',
  input: v.looseObject({
    query: shortText,
    context: v.optional(v.string()),
    country: v.optional(shortText),
    language: v.optional(shortText),
  }),
} as const satisfies AgentTool;

export const storefrontTools = {
  searchShopCatalog,
  getProductDetails,
  getShopCart,
  updateShopCart,
  searchPolicies,
};
