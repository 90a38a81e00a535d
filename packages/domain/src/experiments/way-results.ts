import { type Attribute, attributeOf } from '../attributes.ts';
import { type Comparison, type Conversion, compareWithFirst } from './compare-ways.ts';
import { readWays, WAY_NAMES, type Ways, writeWays } from './ways.ts';

/** The attribute of a cart, and of its order, that holds the ways that its buyer was shown. */
export const WAYS_MARK = '_experiments';

interface MarkedOrder {
  readonly attributes: readonly Attribute[];
  readonly totalInMinorUnits: number;
}

export interface WayResult extends Conversion {
  readonly key: string;
  readonly way: string;
  readonly turnoverInMinorUnits: number;
  /** Null for the first way, and where nothing can be compared. */
  readonly comparison: Comparison | null;
}

/** Sums visitors, counted by way (`hero:b`), orders and their turnover by experiment and way. */
export function resultsByWay(
  orders: readonly MarkedOrder[],
  shown: ReadonlyMap<string, number>,
): readonly WayResult[] {
  const sums = new Map<string, Omit<WayResult, 'comparison'>>();
  const sumOf = (ways: Ways, add: Omit<WayResult, 'key' | 'way' | 'comparison'>) => {
    for (const [key, index] of Object.entries(ways)) {
      const before = sums.get(writeWays({ [key]: index }));
      sums.set(writeWays({ [key]: index }), {
        key,
        way: WAY_NAMES[index] ?? WAY_NAMES[0],
        visitorCount: (before?.visitorCount ?? 0) + add.visitorCount,
        orderCount: (before?.orderCount ?? 0) + add.orderCount,
        turnoverInMinorUnits: (before?.turnoverInMinorUnits ?? 0) + add.turnoverInMinorUnits,
      });
    }
  };
  for (const [way, visitorCount] of shown) {
    sumOf(readWays(way), { visitorCount, orderCount: 0, turnoverInMinorUnits: 0 });
  }
  for (const { attributes, totalInMinorUnits: turnoverInMinorUnits } of orders) {
    const ways = readWays(attributeOf(attributes, WAYS_MARK) ?? '');
    sumOf(ways, { visitorCount: 0, orderCount: 1, turnoverInMinorUnits });
  }
  const rows = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return rows.map(([, sum]) => {
    const all = rows.flatMap(([, { key, way }]) => (key === sum.key ? way : []));
    const first = sums.get(`${sum.key}:${WAY_NAMES[0]}`);
    const isFirst = first === undefined || first === sum;
    return { ...sum, comparison: isFirst ? null : compareWithFirst(sum, first, all.length - 1) };
  });
}
