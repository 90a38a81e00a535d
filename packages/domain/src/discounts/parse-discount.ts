import { parseMinorUnits } from '../money/index.ts';
import type { AutomaticDiscount, BuyItems, BuyValue, FreeProduct } from './automatic-discount.ts';

interface Identified {
  readonly id: string;
}

/** Parses a discount from the API's response (spec §7): `{ discountId, data, type }`. */
export interface WireDiscount {
  readonly discountId: string;
  readonly type: string;
  readonly data: {
    readonly status: string;
    readonly title: string;
    readonly usesPerOrderLimit: number | string | null;
    readonly customerBuys: {
      readonly items: {
        readonly __typename: string;
        readonly products?: readonly Identified[] | undefined;
        readonly productVariants?: readonly Identified[] | undefined;
        readonly collections?: readonly Identified[] | undefined;
      };
      /** Decimal texts, as the platform writes them. */
      readonly value: {
        readonly quantity?: string | null | undefined;
        readonly amount?: string | null | undefined;
      };
    } | null;
    readonly customerGets: { readonly products: readonly FreeProduct[] } | null;
  };
}

/** Null for another type of discount, or an invalid number in it. */
export function parseDiscount({ discountId, data }: WireDiscount): AutomaticDiscount | null {
  if (data.customerBuys === null || data.customerGets === null) return null;
  const buyItems = parseItems(data.customerBuys.items);
  const buyValue = parseValue(data.customerBuys.value);
  const usesPerOrderLimit = parseLimit(data.usesPerOrderLimit);
  if (buyItems === null || buyValue === null || usesPerOrderLimit === undefined) return null;
  return {
    discountId,
    title: data.title,
    isActive: data.status === 'ACTIVE',
    usesPerOrderLimit,
    buyItems,
    buyValue,
    freeProducts: data.customerGets.products,
  };
}

type WireBuys = NonNullable<WireDiscount['data']['customerBuys']>;

function parseItems(items: WireBuys['items']): BuyItems | null {
  switch (items.__typename) {
    case 'AllDiscountItems':
      return { kind: 'all' };
    case 'DiscountProducts':
      return {
        kind: 'products',
        productIds: idsOf(items.products),
        variantIds: idsOf(items.productVariants),
      };
    case 'DiscountCollections':
      return { kind: 'collections', collectionIds: idsOf(items.collections) };
    default:
      return null;
  }
}

// A threshold of 0 would divide by zero and trigger on an empty cart.
function parseValue({ quantity, amount }: WireBuys['value']): BuyValue | null {
  if (typeof quantity === 'string') {
    const units = parseWhole(quantity);
    return units === null || units === 0 ? null : { kind: 'quantity', quantity: units };
  }
  const amountInMinorUnits = typeof amount === 'string' ? parseMinorUnits(amount) : null;
  if (amountInMinorUnits === null || amountInMinorUnits <= 0) return null;
  return { kind: 'amount', amountInMinorUnits };
}

function parseLimit(limit: number | string | null): number | null | undefined {
  return limit === null ? null : (parseWhole(String(limit)) ?? undefined);
}

function parseWhole(text: string): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

function idsOf(nodes: readonly Identified[] = []): readonly string[] {
  return nodes.map(({ id }) => id);
}
