import {
  decimalOf,
  type GraphqlContext,
  gid,
  parseGid,
  requestError,
  wireMoney,
} from '../../../protocol/index.ts';
import { readCatalogue } from '../../catalogue/index.ts';
import { type Discount, statusOf } from '../discount.ts';
import type { BasicTerms, BuyGetTerms } from '../discount-draft.ts';
import { findDiscount } from '../discount-rows.ts';
import { toGraphqlItems } from './discount-items.ts';
import { summaryOf } from './summary.ts';

export function discountGid({ id, code }: Pick<Discount, 'id' | 'code'>): string {
  return gid(code === null ? 'DiscountAutomaticNode' : 'DiscountCodeNode', id);
}

/** Null for an unknown discount; an id of another type is an error, as at Shopify. */
export function automaticDiscountById(
  { store, shop }: Pick<GraphqlContext, 'store' | 'shop'>,
  id: string,
): Discount | null {
  const parsed = parseGid(id);
  if (parsed?.type !== 'DiscountAutomaticNode') {
    throw requestError('RESOURCE_NOT_FOUND', `Invalid id: ${id}`);
  }
  if (!/^\d{1,15}$/.test(parsed.id)) return null;
  const found = findDiscount(store.read, shop.key, Number(parsed.id));
  return found?.code === null ? found : null;
}

export function toGraphqlDiscountNode(context: GraphqlContext, discount: Discount) {
  return { id: discountGid(discount), automaticDiscount: toGraphqlDiscount(context, discount) };
}

export function toGraphqlDiscount(context: GraphqlContext, discount: Discount) {
  const { title, startsAt, endsAt, combinesWith, terms, code } = discount;
  const isBasic = terms.kind === 'basic';
  return {
    __typename: `Discount${code === null ? 'Automatic' : 'Code'}${isBasic ? 'Basic' : 'Bxgy'}`,
    title,
    status: statusOf(discount, context.now()),
    summary: summaryOf(discount, context.shop.currencyCode),
    startsAt,
    endsAt,
    combinesWith,
    ...(isBasic
      ? toGraphqlBasic(context, discount, terms)
      : toGraphqlTerms(context, discount, terms)),
  };
}

function toGraphqlBasic(
  { shop, store }: GraphqlContext,
  { appliesOnOneTimePurchase, appliesOnSubscription, customerTag }: Discount,
  { items, reduction, minimum }: BasicTerms,
) {
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, shop.currencyCode);
  return {
    // Shopify limits a discount to a segment of customers, which a query over their tags makes.
    context:
      customerTag === null
        ? { __typename: 'DiscountBuyerSelectionAll', all: 'ALL' }
        : {
            __typename: 'DiscountCustomerSegments',
            segments: [{ name: customerTag, query: `customer_tags CONTAINS '${customerTag}'` }],
          },
    minimumRequirement:
      minimum &&
      (minimum.kind === 'quantity'
        ? {
            __typename: 'DiscountMinimumQuantity',
            greaterThanOrEqualToQuantity: String(minimum.quantity),
          }
        : {
            __typename: 'DiscountMinimumSubtotal',
            greaterThanOrEqualToSubtotal: money(minimum.amountInMinorUnits),
          }),
    customerGets: {
      appliesOnOneTimePurchase,
      appliesOnSubscription,
      items: toGraphqlItems(items, readCatalogue(store, shop.key)),
      value:
        reduction.kind === 'percentage'
          ? { __typename: 'DiscountPercentage', percentage: reduction.percentage / 100 }
          : {
              __typename: 'DiscountAmount',
              amount: money(reduction.amountInMinorUnits),
              appliesOnEachItem: reduction.isPerItem,
            },
    },
  };
}

function toGraphqlTerms(
  { shop, store }: GraphqlContext,
  { appliesOnOneTimePurchase, appliesOnSubscription }: Discount,
  { buys, gets, usesPerOrderLimit }: BuyGetTerms,
) {
  const catalogue = readCatalogue(store, shop.key);
  const { threshold } = buys;
  const { reduction } = gets;
  return {
    usesPerOrderLimit,
    customerBuys: {
      items: toGraphqlItems(buys.items, catalogue),
      value:
        threshold.kind === 'quantity'
          ? toGraphqlQuantity(threshold.quantity)
          : {
              __typename: 'DiscountPurchaseAmount',
              amount: decimalOf(threshold.amountInMinorUnits),
            },
    },
    customerGets: {
      appliesOnOneTimePurchase,
      appliesOnSubscription,
      items: toGraphqlItems(gets.items, catalogue),
      value: {
        __typename: 'DiscountOnQuantity',
        quantity: toGraphqlQuantity(gets.quantity),
        effect:
          reduction.kind === 'percentage'
            ? { __typename: 'DiscountPercentage', percentage: reduction.percentage / 100 }
            : {
                __typename: 'DiscountAmount',
                amount: wireMoney(reduction.amountInMinorUnits, shop.currencyCode),
                appliesOnEachItem: true,
              },
      },
    },
  };
}

/** Numbers of 64 bits are texts on the wire. */
function toGraphqlQuantity(quantity: number) {
  return { __typename: 'DiscountQuantity', quantity: String(quantity) };
}
