import { readCatalogue } from '../../catalogue/index.ts';
import {
  type FieldResolver,
  type GraphqlContext,
  parseGid,
  type Sql,
  wireDateTime,
} from '../../core/index.ts';
import type { Discount, DiscountDraft } from '../discount.ts';
import {
  changeDiscount,
  DiscountError,
  deleteDiscount,
  endDiscount,
  saveDiscount,
  startDiscount,
} from '../save-discount.ts';
import { changedInput } from './changed-input.ts';
import { refuseOverlap } from './check-input.ts';
import { toGraphqlDiscountNode } from './discount-node.ts';
import { type DiscountGidType, discountById, discountGid } from './find-discounts.ts';
import {
  type DiscountInput,
  type GivenInput,
  InputError,
  userError,
  userErrorOf,
} from './inputs.ts';
import { parseDiscountInput } from './parse-input.ts';

type UserErrors = readonly ReturnType<typeof userError>[];

function payload(context: GraphqlContext, discount: Discount | null, userErrors: UserErrors) {
  const node = discount === null ? null : toGraphqlDiscountNode(context, discount);
  return { automaticDiscountNode: node, codeDiscountNode: node, userErrors };
}

type Argument =
  | 'automaticBasicDiscount'
  | 'automaticBxgyDiscount'
  | 'basicCodeDiscount'
  | 'bxgyCodeDiscount';
type Inputs = Readonly<Partial<Record<Argument, DiscountInput>>>;

/** The draft that an input makes is kept by `keep`; what is wrong with it is told. */
async function made(
  context: GraphqlContext,
  {
    input,
    argument,
    making,
  }: {
    readonly input: DiscountInput;
    readonly argument: string;
    readonly making: GivenInput;
  },
  keep: (sql: Sql, draft: DiscountDraft) => Discount,
) {
  const { store, shop, now } = context;
  try {
    const catalogue = readCatalogue(store, shop.key);
    const reading = { ...making, catalogue, now: wireDateTime(now()) };
    const draft = parseDiscountInput(input, reading);
    return payload(context, await store.write((sql) => keep(sql, draft)), []);
  } catch (error) {
    if (error instanceof InputError) {
      const userErrors = error.problems.map(({ path, code, message }) =>
        userError([argument, ...path], code, message),
      );
      return payload(context, null, userErrors);
    }
    if (!(error instanceof DiscountError)) throw error;
    const errors = error.problems.map((problem) => userErrorOf(problem, argument));
    return payload(context, null, errors);
  }
}

function create(argument: Argument, making: GivenInput): FieldResolver {
  return (_: unknown, args: Inputs, context) => {
    const input = args[argument] ?? {};
    const shop = context.shop.key;
    return made(context, { input, argument, making }, (sql, draft) =>
      saveDiscount(sql, context, { shop, id: null, draft }),
    );
  };
}

/** What an input does not name stays as it was. */
function update(argument: Argument, making: GivenInput): FieldResolver {
  const type = making.isCode ? 'DiscountCodeNode' : 'DiscountAutomaticNode';
  return (_: unknown, args: ById & Inputs, context: GraphqlContext) => {
    const { id } = args;
    const before = found(context, id, type);
    if (before === null || before.terms.kind !== making.kind) {
      const gone = userError(['id'], null, 'Discount does not exist');
      return payload(context, null, [gone]);
    }
    const { shop, store } = context;
    const given = args[argument] ?? {};
    refuseOverlap(given);
    const input = changedInput(before, given, readCatalogue(store, shop.key));
    return made(context, { input, argument, making }, (sql, draft) => {
      const { translatedTitles } = before;
      const whole = {
        ...draft,
        translatedTitles: input.title === before.title ? translatedTitles : {},
      };
      return changeDiscount(sql, context, { shop: shop.key, id: before.id, draft: whole });
    });
  };
}

interface ById {
  readonly id: string;
}

/** An id of the other kind names nothing here either. */
function missing(type: DiscountGidType) {
  const kind = type === 'DiscountCodeNode' ? 'Code' : 'Automatic';
  return userError(['id'], 'INVALID', `${kind} discount does not exist.`);
}

function found(context: GraphqlContext, id: string, type: DiscountGidType): Discount | null {
  const discount = discountById(context, id, ['DiscountAutomaticNode', 'DiscountCodeNode']);
  return discount !== null && discountGid(discount) === id && parseGid(id)?.type === type
    ? discount
    : null;
}

function turn(type: DiscountGidType, change: typeof endDiscount): FieldResolver {
  return async (_: unknown, { id }: ById, context) => {
    const discount = found(context, id, type);
    if (discount === null) return payload(context, null, [missing(type)]);
    const place = { shop: context.shop.key, id: discount.id };
    const turned = await context.store.write((sql) => change(sql, context, place));
    return payload(context, turned, turned === null ? [missing(type)] : []);
  };
}

function remove(type: DiscountGidType): FieldResolver {
  return async (_: unknown, { id }: ById, context) => {
    const discount = found(context, id, type);
    const isGone =
      discount !== null &&
      (await context.store.write((sql) => deleteDiscount(sql, context.shop.key, discount.id)));
    const deleted = isGone ? id : null;
    return {
      deletedAutomaticDiscountId: deleted,
      deletedCodeDiscountId: deleted,
      userErrors: isGone ? [] : [missing(type)],
    };
  };
}

const BASIC = {
  code: { kind: 'basic', isCode: true },
  automatic: { kind: 'basic', isCode: false },
} as const;
const BXGY = {
  code: { kind: 'buyXGetY', isCode: true },
  automatic: { kind: 'buyXGetY', isCode: false },
} as const;

export const DISCOUNT_MUTATIONS: Readonly<Record<string, FieldResolver>> = {
  discountAutomaticBasicCreate: create('automaticBasicDiscount', BASIC.automatic),
  discountAutomaticBasicUpdate: update('automaticBasicDiscount', BASIC.automatic),
  discountAutomaticBxgyCreate: create('automaticBxgyDiscount', BXGY.automatic),
  discountAutomaticBxgyUpdate: update('automaticBxgyDiscount', BXGY.automatic),
  discountCodeBasicCreate: create('basicCodeDiscount', BASIC.code),
  discountCodeBasicUpdate: update('basicCodeDiscount', BASIC.code),
  discountCodeBxgyCreate: create('bxgyCodeDiscount', BXGY.code),
  discountCodeBxgyUpdate: update('bxgyCodeDiscount', BXGY.code),
  discountAutomaticActivate: turn('DiscountAutomaticNode', startDiscount),
  discountAutomaticDeactivate: turn('DiscountAutomaticNode', endDiscount),
  discountCodeActivate: turn('DiscountCodeNode', startDiscount),
  discountCodeDeactivate: turn('DiscountCodeNode', endDiscount),
  discountAutomaticDelete: remove('DiscountAutomaticNode'),
  discountCodeDelete: remove('DiscountCodeNode'),
};
