import type { Order } from '@lokke/contract/ports';
import { parseMoney } from '@lokke/domain/money';
import {
  isGivenAway,
  moneyLines,
  type NamedDiscount,
  type PricedLine,
} from '@lokke/domain/money-lines';

type WireMoney = Parameters<typeof parseMoney>[0];

interface Allocation {
  readonly allocatedAmount: WireMoney;
  readonly discountApplication: {
    readonly targetSelection: string;
    readonly title?: string;
    readonly code?: string;
  };
}

interface WireLine {
  /** Price of all units before any discount. */
  readonly before: WireMoney;
  readonly discountAllocations: readonly Allocation[];
}

interface WireOrder {
  readonly totalPrice: WireMoney;
  readonly totalTax: WireMoney | null;
  readonly totalRefunded: WireMoney;
  readonly shipping: WireMoney;
  /** Null where no parcel leaves. */
  readonly shippingAddress: object | null;
  readonly shippingDiscountAllocations: readonly Allocation[];
  readonly lines: readonly WireLine[];
}

const minorUnits = (money: WireMoney) => parseMoney(money).amountInMinorUnits;

function nameDiscount({ allocatedAmount, discountApplication }: Allocation): NamedDiscount {
  const { title, code } = discountApplication;
  return {
    title: code ?? title ?? '',
    amountInMinorUnits: minorUnits(allocatedAmount),
    isCode: code !== undefined,
  };
}

/** Each line bears its share of the discounts on the whole order, too. */
const isOnWholeOrder = ({ discountApplication }: Allocation) =>
  discountApplication.targetSelection === 'ALL';

function pricedLine({ before, discountAllocations }: WireLine): PricedLine {
  return {
    beforeInMinorUnits: minorUnits(before),
    discounts: discountAllocations.filter((one) => !isOnWholeOrder(one)).map(nameDiscount),
  };
}

export type LineMoney = Pick<Order['lines'][number], 'price' | 'paid' | 'isGivenAway'>;

export function lineMoney(line: WireLine): LineMoney {
  const price = parseMoney(line.before);
  const amountInMinorUnits = line.discountAllocations.reduce(
    (left, { allocatedAmount }) => left - minorUnits(allocatedAmount),
    price.amountInMinorUnits,
  );
  const paid = { ...price, amountInMinorUnits };
  return { price, paid, isGivenAway: isGivenAway(pricedLine(line)) };
}

export function orderMoney(order: WireOrder): Pick<Order, 'total' | 'money' | 'refunded'> {
  const { lines, totalPrice, totalTax, totalRefunded } = order;
  const refunded = parseMoney(totalRefunded);
  const total = parseMoney(totalPrice);
  return {
    total,
    refunded: refunded.amountInMinorUnits > 0 ? refunded : null,
    money: moneyLines({
      lines: lines.map(pricedLine),
      discounts: lines.flatMap((line) =>
        line.discountAllocations.filter(isOnWholeOrder).map(nameDiscount),
      ),
      shipping: order.shippingAddress && {
        amountInMinorUnits: minorUnits(order.shipping),
        discounts: order.shippingDiscountAllocations.map(nameDiscount),
      },
      totalInMinorUnits: total.amountInMinorUnits,
      taxInMinorUnits: totalTax === null ? null : minorUnits(totalTax),
      refundedInMinorUnits: refunded.amountInMinorUnits,
      giftCards: [],
    }),
  };
}
