import { readCatalogue, type ShopCatalogue } from '../../catalogue/index.ts';
import { type GraphqlContext, wireMoney } from '../../graphql/index.ts';
import { decimalOf } from '../../graphql/money.ts';
import { countUses } from '../../orders/count-uses.ts';
import {
  classOf,
  type Discount,
  type DiscountTerms,
  type Reduction,
  statusOf,
  type Threshold,
  type UnitReduction,
} from '../discount.ts';
import { discountGid } from './discount-gid.ts';
import { itemsAnswer } from './items-answer.ts';
import { summaryOf } from './summary.ts';

const TYPES = {
  automatic: { basic: 'DiscountAutomaticBasic', buyXGetY: 'DiscountAutomaticBxgy' },
  code: { basic: 'DiscountCodeBasic', buyXGetY: 'DiscountCodeBxgy' },
} as const;

/** The node of a discount under each name that the API has for it. */
export function discountNodeAnswer(context: GraphqlContext, discount: Discount) {
  const answer = discountAnswer(context, discount);
  return {
    id: discountGid(discount),
    discount: answer,
    automaticDiscount: answer,
    codeDiscount: answer,
  };
}

function discountAnswer(context: GraphqlContext, discount: Discount) {
  const { shop, store, now } = context;
  const { code, terms } = discount;
  const kind = code === null ? 'automatic' : 'code';
  const summary = summaryOf(discount, shop.currencyCode);
  const names =
    code === null ? [discount.title, ...Object.values(discount.translatedTitles)] : [code];
  return {
    __typename: TYPES[kind][terms.kind],
    title: discount.title,
    status: statusOf(discount, now()),
    summary,
    shortSummary: summary,
    startsAt: discount.startsAt,
    endsAt: discount.endsAt,
    createdAt: discount.createdAt,
    updatedAt: discount.updatedAt,
    combinesWith: discount.combinesWith,
    discountClass: classOf(discount),
    uses: () => countUses(store.read, shop.key, { kind, names }),
    redeemCodes:
      code === null
        ? []
        : [{ id: discountGid(discount).replace('DiscountCodeNode', 'DiscountRedeemCode'), code }],
    ...termsAnswer(discount, readCatalogue(store, shop.key), shop.currencyCode),
  };
}

function termsAnswer(discount: Discount, catalogue: ShopCatalogue, currencyCode: string) {
  const { terms, appliesOnOneTimePurchase, appliesOnSubscription } = discount;
  const items = terms.kind === 'basic' ? terms.items : terms.gets.items;
  const customerGets = {
    appliesOnOneTimePurchase,
    appliesOnSubscription,
    items: itemsAnswer(items, catalogue),
    value: getsValue(terms, currencyCode),
  };
  if (terms.kind === 'basic') {
    return { customerGets, minimumRequirement: minimumAnswer(terms.minimum, currencyCode) };
  }
  const { buys, usesPerOrderLimit } = terms;
  return {
    customerGets,
    usesPerOrderLimit,
    customerBuys: { items: itemsAnswer(buys.items, catalogue), value: buysValue(buys.threshold) },
  };
}

/** Numbers of this kind are texts on the wire. */
function quantityAnswer(quantity: number) {
  return { __typename: 'DiscountQuantity', quantity: String(quantity) };
}

function buysValue(threshold: Threshold) {
  return threshold.kind === 'quantity'
    ? quantityAnswer(threshold.quantity)
    : { __typename: 'DiscountPurchaseAmount', amount: decimalOf(threshold.amountInMinorUnits) };
}

function getsValue(terms: DiscountTerms, currencyCode: string) {
  if (terms.kind === 'basic') return effectAnswer(terms.reduction, currencyCode);
  const { quantity, reduction } = terms.gets;
  return {
    __typename: 'DiscountOnQuantity',
    quantity: quantityAnswer(quantity),
    effect: effectAnswer(reduction, currencyCode),
  };
}

/** Of units that are given, each is made cheaper. */
function effectAnswer(reduction: Reduction | UnitReduction, currencyCode: string) {
  return reduction.kind === 'percentage'
    ? { __typename: 'DiscountPercentage', percentage: reduction.percentage / 100 }
    : {
        __typename: 'DiscountAmount',
        amount: wireMoney(reduction.amountInMinorUnits, currencyCode),
        appliesOnEachItem: 'isPerItem' in reduction ? reduction.isPerItem : true,
      };
}

function minimumAnswer(minimum: Threshold | null, currencyCode: string) {
  if (minimum === null) return null;
  return minimum.kind === 'quantity'
    ? {
        __typename: 'DiscountMinimumQuantity',
        greaterThanOrEqualToQuantity: String(minimum.quantity),
      }
    : {
        __typename: 'DiscountMinimumSubtotal',
        greaterThanOrEqualToSubtotal: wireMoney(minimum.amountInMinorUnits, currencyCode),
      };
}
