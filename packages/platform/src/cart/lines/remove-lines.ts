import type { CartLine } from '../cart.ts';
import { lineMissing } from '../problems.ts';
import type { LinesOutcome } from './outcome.ts';

export function removeLines({
  lines,
  lineIds,
}: {
  readonly lines: readonly CartLine[];
  readonly lineIds: readonly string[];
}): LinesOutcome {
  const present = new Set(lines.map(({ id }) => id));
  const problems = lineIds.flatMap((lineId, index) =>
    present.has(lineId) ? [] : [lineMissing(['lineIds', String(index)], lineId)],
  );
  if (problems.length > 0) return { kind: 'refused', problems };
  const gone = new Set(lineIds);
  return { kind: 'changed', lines: lines.filter(({ id }) => !gone.has(id)), warnings: [] };
}
