import { decimalOf, type GraphqlContext, wireMoney } from '../../../protocol/index.ts';
import { readCatalogue, type ShopCatalogue } from '../../catalogue/index.ts';
import { countUses } from '../../orders/index.ts';
import {
  classOf,
  type Discount,
  type DiscountTerms,
  type Reduction,
  statusOf,
  type Threshold,
  type UnitReduction,
} from '../discount.ts';
import { toGraphqlItems } from './discount-items.ts';
import { discountGid } from './find-discounts.ts';
import { summaryOf } from './summary.ts';

const TYPES = {
  automatic: { basic: 'DiscountAutomaticBasic', buyXGetY: 'DiscountAutomaticBxgy' },
  code: { basic: 'DiscountCodeBasic', buyXGetY: 'DiscountCodeBxgy' },
} as const;

/** The node of a discount under each name that the API has for it. */
export function toGraphqlDiscountNode(context: GraphqlContext, discount: Discount) {
  const result = toGraphqlDiscount(context, discount);
  return {
    id: discountGid(discount),
    discount: result,
    automaticDiscount: result,
    codeDiscount: result,
  };
}

function toGraphqlDiscount(context: GraphqlContext, discount: Discount) {
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
    ...toGraphqlTerms(discount, readCatalogue(store, shop.key), shop.currencyCode),
  };
}

function toGraphqlTerms(discount: Discount, catalogue: ShopCatalogue, currencyCode: string) {
  const { terms, appliesOnOneTimePurchase, appliesOnSubscription } = discount;
  const items = terms.kind === 'basic' ? terms.items : terms.gets.items;
  const customerGets = {
    appliesOnOneTimePurchase,
    appliesOnSubscription,
    items: toGraphqlItems(items, catalogue),
    value: getsValue(terms, currencyCode),
  };
  if (terms.kind === 'basic') {
    return { customerGets, minimumRequirement: toGraphqlMinimum(terms.minimum, currencyCode) };
  }
  const { buys, usesPerOrderLimit } = terms;
  return {
    customerGets,
    usesPerOrderLimit,
    customerBuys: {
      items: toGraphqlItems(buys.items, catalogue),
      value: buysValue(buys.threshold),
    },
  };
}

/** Numbers of this kind are texts on the wire. */
function toGraphqlQuantity(quantity: number) {
  return { __typename: 'DiscountQuantity', quantity: String(quantity) };
}

function buysValue(threshold: Threshold) {
  return threshold.kind === 'quantity'
    ? toGraphqlQuantity(threshold.quantity)
    : { __typename: 'DiscountPurchaseAmount', amount: decimalOf(threshold.amountInMinorUnits) };
}

function getsValue(terms: DiscountTerms, currencyCode: string) {
  if (terms.kind === 'basic') return toGraphqlEffect(terms.reduction, currencyCode);
  const { quantity, reduction } = terms.gets;
  return {
    __typename: 'DiscountOnQuantity',
    quantity: toGraphqlQuantity(quantity),
    effect: toGraphqlEffect(reduction, currencyCode),
  };
}

/** Of units that are given, each is made cheaper. */
function toGraphqlEffect(reduction: Reduction | UnitReduction, currencyCode: string) {
  return reduction.kind === 'percentage'
    ? { __typename: 'DiscountPercentage', percentage: reduction.percentage / 100 }
    : {
        __typename: 'DiscountAmount',
        amount: wireMoney(reduction.amountInMinorUnits, currencyCode),
        appliesOnEachItem: 'isPerItem' in reduction ? reduction.isPerItem : true,
      };
}

function toGraphqlMinimum(minimum: Threshold | null, currencyCode: string) {
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
