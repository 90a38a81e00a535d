import { type Attribute, attributeOf } from '../attributes.ts';
import { readWays, WAY_NAMES } from './ways.ts';

/** The attribute of a cart, and of its order, that holds the ways that its buyer was assigned. */
export const WAYS_MARK = '_experiments';

interface MarkedOrder {
  readonly attributes: readonly Attribute[];
  readonly totalInMinorUnits: number;
}

export interface WayResult {
  readonly key: string;
  readonly way: string;
  readonly orderCount: number;
  readonly turnoverInMinorUnits: number;
}

/** Counts orders and their turnover by experiment and way. */
export function sumByWay(orders: readonly MarkedOrder[]): readonly WayResult[] {
  const sums = new Map<string, WayResult>();
  for (const { attributes, totalInMinorUnits } of orders) {
    const ways = readWays(attributeOf(attributes, WAYS_MARK) ?? '');
    for (const [key, index] of Object.entries(ways)) {
      const way = WAY_NAMES[index] ?? WAY_NAMES[0];
      const sum = sums.get(`${key}:${way}`);
      sums.set(`${key}:${way}`, {
        ...{ key, way },
        orderCount: (sum?.orderCount ?? 0) + 1,
        turnoverInMinorUnits: (sum?.turnoverInMinorUnits ?? 0) + totalInMinorUnits,
      });
    }
  }
  return [...sums.values()].toSorted((one, other) =>
    `${one.key}:${one.way}` < `${other.key}:${other.way}` ? -1 : 1,
  );
}
