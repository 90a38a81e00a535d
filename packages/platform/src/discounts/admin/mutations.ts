import { readCatalogue } from '../../catalogue/index.ts';
import { type FieldResolver, type GraphqlContext, wireDateTime } from '../../core/index.ts';
import type { Discount } from '../discount.ts';
import { DiscountError, deleteDiscount, endDiscount, saveDiscount } from '../save-discount.ts';
import { toGraphqlDiscountNode } from './discount-node.ts';
import { type DiscountGidType, discountById } from './find-discounts.ts';
import { type DiscountInput, InputError, userError, userErrorOf } from './inputs.ts';
import { parseDiscountInput } from './parse-input.ts';

type UserErrors = readonly ReturnType<typeof userError>[];

function payload(context: GraphqlContext, discount: Discount | null, userErrors: UserErrors) {
  const node = discount === null ? null : toGraphqlDiscountNode(context, discount);
  return { automaticDiscountNode: node, codeDiscountNode: node, userErrors };
}

interface Making {
  readonly kind: 'basic' | 'buyXGetY';
  readonly isCode: boolean;
}

function create(argument: string, making: Making): FieldResolver {
  return async (_: unknown, args: Readonly<Record<string, DiscountInput>>, context) => {
    const { store, shop, now } = context;
    try {
      const draft = parseDiscountInput(args[argument] ?? {}, {
        ...making,
        catalogue: readCatalogue(store, shop.key),
        now: wireDateTime(now()),
      });
      const discount = await store.write((sql) =>
        saveDiscount(sql, context, { shop: shop.key, id: null, draft }),
      );
      return payload(context, discount, []);
    } catch (error) {
      if (error instanceof InputError) {
        const { path, code, message } = error;
        return payload(context, null, [userError([argument, ...path], code, message)]);
      }
      if (!(error instanceof DiscountError)) throw error;
      const errors = error.problems.map((problem) => userErrorOf(problem, argument));
      return payload(context, null, errors);
    }
  };
}

interface ById {
  readonly id: string;
}

const MISSING = userError(['id'], 'INVALID', 'Discount does not exist');

function deactivate(type: DiscountGidType): FieldResolver {
  return async (_: unknown, { id }: ById, context) => {
    const found = discountById(context, id, [type]);
    if (found === null) return payload(context, null, [MISSING]);
    const place = { shop: context.shop.key, id: found.id };
    const ended = await context.store.write((sql) => endDiscount(sql, context, place));
    return payload(context, ended, ended === null ? [MISSING] : []);
  };
}

function remove(type: DiscountGidType): FieldResolver {
  return async (_: unknown, { id }: ById, context) => {
    const found = discountById(context, id, [type]);
    const isGone =
      found !== null &&
      (await context.store.write((sql) => deleteDiscount(sql, context.shop.key, found.id)));
    const deleted = isGone ? id : null;
    return {
      deletedAutomaticDiscountId: deleted,
      deletedCodeDiscountId: deleted,
      userErrors: isGone ? [] : [MISSING],
    };
  };
}

export const DISCOUNT_MUTATIONS: Readonly<Record<string, FieldResolver>> = {
  discountAutomaticBasicCreate: create('automaticBasicDiscount', { kind: 'basic', isCode: false }),
  discountAutomaticBxgyCreate: create('automaticBxgyDiscount', { kind: 'buyXGetY', isCode: false }),
  discountCodeBasicCreate: create('basicCodeDiscount', { kind: 'basic', isCode: true }),
  discountCodeBxgyCreate: create('bxgyCodeDiscount', { kind: 'buyXGetY', isCode: true }),
  discountAutomaticDeactivate: deactivate('DiscountAutomaticNode'),
  discountCodeDeactivate: deactivate('DiscountCodeNode'),
  discountAutomaticDelete: remove('DiscountAutomaticNode'),
  discountCodeDelete: remove('DiscountCodeNode'),
};
