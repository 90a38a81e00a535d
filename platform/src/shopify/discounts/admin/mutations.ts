import {
  type FieldResolver,
  type GraphqlContext,
  parseGid,
  wireDateTime,
} from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { readCatalogue } from '../../catalogue/index.ts';
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

type ReadInput = (input: DiscountInput) => DiscountDraft;

/** What an input makes is read and kept in one write; what is wrong with it is told. Null: there is no such discount. */
async function made(
  context: GraphqlContext,
  { argument, making }: { readonly argument: Argument; readonly making: GivenInput },
  keep: (sql: Sql, read: ReadInput) => Discount | null,
) {
  const { store, shop, now } = context;
  try {
    const kept = await store.write((sql) =>
      keep(sql, (input) => {
        const catalogue = readCatalogue(store, shop.key);
        return parseDiscountInput(input, { ...making, catalogue, now: wireDateTime(now()) });
      }),
    );
    return payload(context, kept, kept === null ? [GONE] : []);
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

const GONE = userError(['id'], null, 'Discount does not exist');

function create(argument: Argument, making: GivenInput): FieldResolver {
  return (_: unknown, args: Inputs, context) => {
    const shop = context.shop.key;
    return made(context, { argument, making }, (sql, read) =>
      saveDiscount(sql, context, { shop, id: null, draft: read(args[argument] ?? {}) }),
    );
  };
}

/** What an input does not name stays as it was. */
function update(argument: Argument, making: GivenInput): FieldResolver {
  const type = making.isCode ? 'DiscountCodeNode' : 'DiscountAutomaticNode';
  return (_: unknown, args: ById & Inputs, context: GraphqlContext) =>
    made(context, { argument, making }, (sql, read) => {
      const { shop, store } = context;
      const before = found(context, args.id, type);
      if (before === null || before.terms.kind !== making.kind) return null;
      const given = args[argument] ?? {};
      refuseOverlap(given);
      const draft = read(changedInput(before, given, readCatalogue(store, shop.key)));
      const translatedTitles = draft.title === before.title ? before.translatedTitles : {};
      return changeDiscount(sql, context, {
        shop: shop.key,
        id: before.id,
        draft: { ...draft, translatedTitles },
      });
    });
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
