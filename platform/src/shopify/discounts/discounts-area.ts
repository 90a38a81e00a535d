import { readFileSync } from 'node:fs';
import {
  type Area,
  type GraphqlContext,
  type ListArguments,
  pageOf,
  rootFields,
} from '../../protocol/index.ts';
import {
  discountAutomaticBasicCreate,
  discountAutomaticBxgyCreate,
} from './admin/create-automatic.ts';
import { DISCOUNT_ITEM_RESOLVERS } from './admin/discount-items.ts';
import {
  automaticDiscountById,
  discountGid,
  toGraphqlDiscount,
  toGraphqlDiscountNode,
} from './admin/discount-node.ts';
import { readDiscounts } from './discount-rows.ts';
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

/** Lists all discounts, those with a code too, oldest first. */
function discountNodes(context: GraphqlContext, args: ListArguments) {
  const found = readDiscounts(context.store.read, context.shop.key).map((discount) => ({
    id: discountGid(discount),
    discount: toGraphqlDiscount(context, discount),
  }));
  return pageOf(found, args);
}

function automaticDiscountNode(context: GraphqlContext, { id }: ById) {
  const found = automaticDiscountById(context, id);
  return found && toGraphqlDiscountNode(context, found);
}

async function discountAutomaticDeactivate(context: GraphqlContext, { id }: ById) {
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

async function discountAutomaticDelete(context: GraphqlContext, { id }: ById) {
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
    QueryRoot: rootFields({ automaticDiscountNode, discountNodes }),
    Mutation: rootFields({
      discountAutomaticBasicCreate,
      discountAutomaticBxgyCreate,
      discountAutomaticDeactivate,
      discountAutomaticDelete,
    }),
  },
};
