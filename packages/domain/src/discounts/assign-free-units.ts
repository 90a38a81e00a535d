/** A right to some units, free, of any of these variants. */
export interface Entitlement {
  readonly variantIds: readonly string[];
  readonly units: number;
}

export interface UnitsWanted {
  readonly variantId: string;
  readonly units: number;
}

export interface FreeUnits {
  /** How many of each wanted line's units are covered by a right. */
  readonly covered: readonly number[];
  /** How many units of each right are used. */
  readonly used: readonly number[];
}

/**
 * Covers as many free units as the rights allow. Rights may overlap, so a unit moves to another right when that
 * makes room (a maximum flow): nothing that is deserved is taken for undeserved. Where units remain
 * uncovered, they are those of the lines that stand first, the newest.
 */
export function assignFreeUnits(
  wanted: readonly UnitsWanted[],
  entitlements: readonly Entitlement[],
): FreeUnits {
  const flows = entitlements.map(() => wanted.map(() => 0));
  const usedOf = (right: number) => sum(flows[right] ?? []);
  const coveredOf = (line: number) => sum(flows.map((flow) => flow[line] ?? 0));

  const move = (right: number, line: number, units: number) => {
    const flow = flows[right];
    if (flow !== undefined) flow[line] = (flow[line] ?? 0) + units;
  };

  /** Covers up to `units` more units of a line, and says how many. */
  const cover = (line: number, units: number, tried: Set<number>): number => {
    for (const [right, { variantIds, units: total }] of entitlements.entries()) {
      if (tried.has(right) || !variantIds.includes(wanted[line]?.variantId ?? '')) continue;
      tried.add(right);
      const room = Math.min(units, total - usedOf(right));
      if (room > 0) {
        move(right, line, room);
        return room;
      }
      for (const other of wanted.keys()) {
        const movable = Math.min(units, flows[right]?.[other] ?? 0);
        const moved = movable > 0 && other !== line ? cover(other, movable, tried) : 0;
        if (moved > 0) {
          move(right, other, -moved);
          move(right, line, moved);
          return moved;
        }
      }
    }
    return 0;
  };

  for (const [line, { units }] of [...wanted.entries()].reverse()) {
    let open = units;
    let covered: number;
    do {
      covered = cover(line, open, new Set());
      open -= covered;
    } while (covered > 0);
  }
  return {
    covered: wanted.map((_, line) => coveredOf(line)),
    used: entitlements.map((_, right) => usedOf(right)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
