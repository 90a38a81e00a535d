import * as v from 'valibot';
import { contextSchema, longId, salonNoSchema, shortText, variantIdSchema } from './parts.ts';
import { agentTool } from './tool.ts';

/** List that a call may leave out, or fill with up to as many entries. */
const upTo100 = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.optional(v.pipe(v.array(entry), v.maxLength(100)));

const unitsFrom = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(999));

export const storefrontTools = {
  searchShopCatalog: agentTool(
    'search_shop_catalog',
    'Searches the products of the shop by words.',
    v.looseObject({
      query: shortText,
      context: v.optional(v.string()),
      country: v.optional(shortText),
      language: v.optional(shortText),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/))),
    }),
  ),
  getProductDetails: agentTool(
    'get_product_details',
    'Tells all of one product by its id, or the id of a variant.',
    v.looseObject({
      product_id: longId,
      options: v.optional(v.record(shortText, shortText)),
      country: v.optional(shortText),
      language: v.optional(shortText),
    }),
  ),
  getShopCart: agentTool(
    'get_cart',
    'Reads a cart with its address of the checkout.',
    v.looseObject({ cart_id: longId }),
  ),
  updateShopCart: agentTool(
    'update_cart',
    'Adds, changes and removes lines; makes a cart where no cart_id is given.',
    v.looseObject({
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
  ),
  searchPolicies: agentTool(
    'search_shop_policies_and_faqs',
    'Answers questions about delivery, returns, payment and the shop from its own pages.',
    v.looseObject({
      query: shortText,
      context: v.optional(v.string()),
      country: v.optional(shortText),
      language: v.optional(shortText),
    }),
  ),
};
