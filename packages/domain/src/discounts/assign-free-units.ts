/** An entitlement to free units of any of these variants. */
export interface Entitlement {
  readonly variantIds: readonly string[];
  readonly units: number;
}

export interface RequestedUnits {
  readonly variantId: string;
  readonly units: number;
}

export interface FreeUnits {
  /** Units of each line that an entitlement covers. */
  readonly covered: readonly number[];
  /** Units used of each entitlement. */
  readonly used: readonly number[];
}

/**
 * Assigns free units to overlapping entitlements as a maximum flow, so that as many as possible are covered. Uncovered
 * units are those of the first, newest lines.
 */
export function assignFreeUnits(
  requested: readonly RequestedUnits[],
  entitlements: readonly Entitlement[],
): FreeUnits {
  const flows = entitlements.map(() => requested.map(() => 0));
  const usedOf = (right: number) => sum(flows[right] ?? []);
  const coveredOf = (line: number) => sum(flows.map((flow) => flow[line] ?? 0));

  const move = (right: number, line: number, units: number) => {
    const flow = flows[right];
    if (flow !== undefined) flow[line] = (flow[line] ?? 0) + units;
  };

  /** Covers up to `units` more units of a line; returns how many. */
  const cover = (line: number, units: number, tried: Set<number>): number => {
    for (const [right, { variantIds, units: total }] of entitlements.entries()) {
      if (tried.has(right) || !variantIds.includes(requested[line]?.variantId ?? '')) continue;
      tried.add(right);
      const room = Math.min(units, total - usedOf(right));
      if (room > 0) {
        move(right, line, room);
        return room;
      }
      for (const other of requested.keys()) {
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

  for (const [line, { units }] of [...requested.entries()].reverse()) {
    let open = units;
    let covered: number;
    do {
      covered = cover(line, open, new Set());
      open -= covered;
    } while (covered > 0);
  }
  return {
    covered: requested.map((_, line) => coveredOf(line)),
    used: entitlements.map((_, right) => usedOf(right)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
