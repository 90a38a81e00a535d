import type { Replayed } from './replay.ts';

const KINDS = ['equal', 'different', 'unsupported'] as const;

interface Counts {
  readonly group: string;
  readonly equal: number;
  readonly different: number;
  readonly unsupported: number;
}

/** One line for each group of which something is served, and one for the others together. */
export function figuresOf(replayed: readonly Replayed[]): string {
  const groups = [...Map.groupBy(replayed, groupOf)].map(countsOf);
  const served = groups.filter(({ equal, different }) => equal + different > 0);
  const others = groups.filter((one) => !served.includes(one));
  const steps = others.reduce((sum, { unsupported }) => sum + unsupported, 0);
  const rows = served
    .toSorted((a, b) => b.group.localeCompare(a.group))
    .map(
      (one) => `| ${one.group} | ${KINDS.map((kind) => one[kind]).join(' | ')} | ${shareOf(one)} |`,
    );
  return [
    '| group | equal | different | not served | equal of what is served |',
    '|---|---|---|---|---|',
    ...rows,
    ...(others.length === 0
      ? []
      : [`| ${others.length} other groups of the Admin API | 0 | 0 | ${steps} | |`]),
  ].join('\n');
}

function countsOf([group, steps]: readonly [string, readonly Replayed[]]): Counts {
  const count = (kind: Replayed['verdict']['kind']) =>
    steps.filter(({ verdict }) => verdict.kind === kind).length;
  return {
    group,
    equal: count('equal'),
    different: count('different'),
    unsupported: count('unsupported'),
  };
}

function shareOf({ equal, different }: Counts): string {
  return `${Math.floor((100 * equal) / (equal + different))} %`;
}

/** What did not answer as recorded, a line for each step. */
export function linesOf(replayed: readonly Replayed[], hasUnsupported: boolean): readonly string[] {
  return replayed.flatMap(({ recording, step, verdict }) => {
    if (verdict.kind === 'equal' || (verdict.kind === 'unsupported' && !hasUnsupported)) return [];
    const what = verdict.kind === 'different' ? verdict.difference : verdict.reason;
    return [`${verdict.kind}  ${recording.folder}/${recording.name} ${step.name}: ${what}`];
  });
}

/** The Storefront API, or the Admin API by what it is about. */
function groupOf({ recording, step }: Replayed): string {
  return step.api === 'storefront' ? 'Storefront' : `Admin: ${recording.folder}`;
}
