import {
  type EarningOrder,
  type KickbackRates,
  monthlyStatement,
  orderEarnings,
  ratePercentOf,
  type StatementSums,
  salonNoOf,
  sumsOf,
} from '@lokke/domain/kickback';
import { parseMoney } from '@lokke/domain/money';
import type { ClosedRates } from '@lokke/domain/payout';
import { prescriptionIn } from '@lokke/domain/prescriptions';
import { isReward } from '@lokke/domain/promotions';
import type { PublicSalon } from '@lokke/domain/salons';
import { fail, type Result, succeed } from '@lokke/http-client';
import {
  type AdminClient,
  type AdminFailure,
  orderHeads,
  type SalonOrder,
  salonOrder,
} from '@lokke/shopify-admin';

/** Facts known of an order without reading it: nothing but its salon. */
interface SalonOrderHead {
  readonly id: string;
  readonly updatedAt: string;
  readonly salonNo: string;
  readonly prescription: string | null;
}

interface OrderOfSalon {
  readonly salonNo: string;
  readonly order: EarningOrder;
}

type OrdersResult = Result<readonly OrderOfSalon[], AdminFailure>;

/** The paid orders of one shop that carry a salon, read through the Admin API. */
export interface SalonOrders {
  /** Reads orders that changed since the begin; of one salon, or of all. */
  readonly read: (salonNo: string | null) => Promise<OrdersResult>;
  /** Counts a salon's orders by the code of their prescription. */
  readonly countPrescriptions: (
    salonNo: string,
  ) => Promise<Result<ReadonlyMap<string, number>, AdminFailure>>;
}

interface SalonOrdersOptions {
  readonly admin: AdminClient;
  /** ISO 8601: orders that have not changed since are not read. */
  readonly since: string;
}

/** The shop's search finds a changed order a little later. */
const OVERLAP_IN_MS = 10 * 60_000;
const AT_ONCE = 4;
const PAID: readonly string[] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** Reads what is new only: the first call takes all pages since the begin, later ones mostly one. */
export function createSalonOrders({ admin, since }: SalonOrdersOptions): SalonOrders {
  const heads = new Map<string, SalonOrderHead>();
  const known = new Map<string, { readonly updatedAt: string; readonly order: EarningOrder }>();
  let seenUntil = since;
  let refreshing: Promise<AdminFailure | null> | null = null;

  const refresh = async (): Promise<AdminFailure | null> => {
    let after: string | null = null;
    const from = new Date(Math.max(Date.parse(since), Date.parse(seenUntil) - OVERLAP_IN_MS));
    do {
      const page: Awaited<ReturnType<typeof orderHeads>> = await orderHeads(admin, {
        query: `updated_at:>='${from.toISOString()}'`,
        after,
      });
      if (!page.ok) return page.failure;
      for (const { id, updatedAt, displayFinancialStatus, customAttributes } of page.value.heads) {
        const salonNo = salonNoOf(customAttributes);
        if (salonNo === null || !PAID.includes(displayFinancialStatus ?? '')) heads.delete(id);
        else {
          const prescription = prescriptionIn(customAttributes);
          heads.set(id, { id, updatedAt, salonNo, prescription });
        }
        if (updatedAt > seenUntil) seenUntil = updatedAt;
      }
      after = page.value.next;
    } while (after !== null);
    return null;
  };

  const orderOf = async ({ id, updatedAt, salonNo }: SalonOrderHead): Promise<OrdersResult> => {
    const before = known.get(id);
    if (before?.updatedAt === updatedAt) return succeed([{ salonNo, order: before.order }]);
    const found = await salonOrder(admin, id);
    if (!found.ok) return found;
    if (found.value === null) return succeed([]);
    const order = earningOrder(found.value);
    if (order === null) return fail({ kind: 'unreadable', message: `${id} has no plain amounts` });
    known.set(id, { updatedAt, order });
    return succeed([{ salonNo, order }]);
  };

  const refreshOnce = () => {
    refreshing ??= refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  return {
    async countPrescriptions(salonNo) {
      const failure = await refreshOnce();
      if (failure !== null) return fail(failure);
      const counts = new Map<string, number>();
      for (const { prescription, ...head } of heads.values()) {
        if (prescription === null || head.salonNo !== salonNo) continue;
        counts.set(prescription, (counts.get(prescription) ?? 0) + 1);
      }
      return succeed(counts);
    },
    async read(salonNo) {
      const failure = await refreshOnce();
      if (failure !== null) return fail(failure);
      const wanted = [...heads.values()].filter(
        (head) => salonNo === null || head.salonNo === salonNo,
      );
      const orders: OrderOfSalon[] = [];
      for (let start = 0; start < wanted.length; start += AT_ONCE) {
        const some = await Promise.all(wanted.slice(start, start + AT_ONCE).map(orderOf));
        for (const one of some) {
          if (!one.ok) return one;
          orders.push(...one.value);
        }
      }
      return succeed(orders);
    },
  };
}

/** Null where an amount is none. */
function earningOrder({ lines, refunds, ...order }: SalonOrder): EarningOrder | null {
  try {
    // The shop has one currency, so its code says nothing here.
    const minor = (amount: string) =>
      parseMoney({ amount, currencyCode: 'EUR' }).amountInMinorUnits;
    return {
      name: order.name,
      createdAt: order.createdAt,
      subtotalInMinorUnits: minor(order.subtotal),
      areTaxesIncluded: order.taxesIncluded,
      taxInMinorUnits: minor(order.tax),
      totalInMinorUnits: minor(order.total),
      lines: lines.map(({ id, isGiftCard, attributes, total, taxPercent }) => ({
        id,
        isGiftCard,
        taxPercent,
        isReward: isReward({ attributes }),
        totalInMinorUnits: minor(total),
      })),
      refunds: refunds.map((refund) => ({
        createdAt: refund.createdAt,
        totalInMinorUnits: minor(refund.total),
        lines: refund.lines.map(({ lineId, subtotal }) => ({
          lineId,
          subtotalInMinorUnits: minor(subtotal),
        })),
      })),
    };
  } catch {
    return null;
  }
}

interface SalonRow extends StatementSums {
  readonly salonNo: string;
  /** Null for a number that is on no list of the shop: it earns nothing. */
  readonly salon: PublicSalon | null;
  readonly ratePercent: number;
}

interface AllSalonsOptions {
  readonly orders: SalonOrders;
  readonly month: string;
  readonly rates: KickbackRates;
  readonly closedRateOf: ClosedRates;
  readonly salonOf: (salonNo: string) => PublicSalon | null;
}

/** Sums what each salon of a shop earned in a month, by number; those without bookings are left out. */
export async function allSalons({
  orders,
  month,
  rates,
  closedRateOf,
  salonOf,
}: AllSalonsOptions): Promise<Result<readonly SalonRow[], AdminFailure>> {
  const read = await orders.read(null);
  if (!read.ok) return read;
  const salonNos = [...new Set(read.value.map(({ salonNo }) => salonNo))];
  const rows = salonNos.flatMap((salonNo): readonly SalonRow[] => {
    const salon = salonOf(salonNo);
    const rateToday = salon === null ? 0 : ratePercentOf(salon, rates);
    const earnings = read.value
      .filter((one) => one.salonNo === salonNo)
      .flatMap(({ order }) =>
        orderEarnings(order, closedRateOf(salonNo, order.createdAt) ?? rateToday),
      );
    const ratePercent = closedRateOf(salonNo, month) ?? rateToday;
    const [sums = sumsOf([])] = monthlyStatement(earnings, [month]);
    const isEmpty = sums.orderCount === 0 && sums.refundedInMinorUnits === 0;
    return isEmpty ? [] : [{ ...sums, salonNo, salon, ratePercent }];
  });
  const { compare } = new Intl.Collator('en', { numeric: true });
  return succeed(rows.toSorted((left, right) => compare(left.salonNo, right.salonNo)));
}
