import { readFileSync } from 'node:fs';
import type { Area, GraphqlContext } from '../../protocol/index.ts';
import { discountAutomaticBxgyCreate } from './admin/create-bxgy.ts';
import { DISCOUNT_ITEM_RESOLVERS } from './admin/discount-items.ts';
import { automaticDiscountById, toGraphqlDiscountNode } from './admin/discount-node.ts';
import { deleteDiscount, endDiscount } from './save-discount.ts';

interface ById {
  readonly id: string;
}

const MISSING = {
  field: ['id'],
  code: 'INVALID',
  message: 'Automatic discount does not exist.',
  extraInfo: null,
};

function automaticDiscountNode(_: unknown, { id }: ById, context: GraphqlContext) {
  const found = automaticDiscountById(context, id);
  return found && toGraphqlDiscountNode(context, found);
}

async function discountAutomaticDeactivate(_: unknown, { id }: ById, context: GraphqlContext) {
  const { store, shop } = context;
  const ended = await store.write((sql) => {
    const found = automaticDiscountById(context, id);
    return found && endDiscount(sql, context, { shop: shop.key, id: found.id });
  });
  return {
    automaticDiscountNode: ended && toGraphqlDiscountNode(context, ended),
    userErrors: ended === null ? [MISSING] : [],
  };
}

async function discountAutomaticDelete(_: unknown, { id }: ById, context: GraphqlContext) {
  const { store, shop } = context;
  const isDeleted = await store.write((sql) => {
    const found = automaticDiscountById(context, id);
    return found !== null && deleteDiscount(sql, shop.key, found.id);
  });
  return {
    deletedAutomaticDiscountId: isDeleted ? id : null,
    userErrors: isDeleted ? [] : [MISSING],
  };
}

/** Serves what the shop sends to the Admin API; the schema names the rest, which is refused.  */
export const discountsArea: Area = {
  adminSchema: readFileSync(new URL('admin/admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: {
    ...DISCOUNT_ITEM_RESOLVERS,
    QueryRoot: { automaticDiscountNode },
    Mutation: {
      discountAutomaticBxgyCreate,
      discountAutomaticDeactivate,
      discountAutomaticDelete,
    },
  },
};
