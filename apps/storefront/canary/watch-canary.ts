import { compareBuilds, decideCanary, type Share, type Verdict } from '@lokke/domain/canary';
import type { AskPrometheus } from './ask-prometheus.ts';
import SIGNALS from './signals.json' with { type: 'json' };

/** A page of another build than the server that was told of it: of neither side for certain. */
const UNKNOWN_BUILD = 'other';
/** Four scrapes at the usual 15 s, which `increase` needs. */
const LEAST_WINDOW_IN_S = 60;
const OF_SERVER = '* on (instance) group_left (build) max by (instance, build) (lokke_build_info)';

export interface Watch {
  readonly ask: AskPrometheus;
  readonly canary: string;
  readonly minutes: number;
  readonly everyInSeconds: number;
  readonly print: (line: string) => void;
  /** Milliseconds of a clock that only goes on. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

interface Comparison {
  readonly name: string;
  readonly canary: Share;
  readonly before: Share;
  readonly verdict: Verdict;
}

/** Finds the build that runs on the fewest servers; fails where two builds do not run, or as many servers have each. */
export async function findCanary(ask: AskPrometheus): Promise<string> {
  const servers = await ask('count by (build) (max by (build, instance) (lokke_build_info))');
  const [fewest, next, ...more] = [...servers].toSorted(([, a], [, b]) => a - b);
  if (fewest === undefined || next === undefined || more.length > 0 || fewest[1] === next[1]) {
    const found = [...servers].map(([build, count]) => `${build} on ${count}`).join(', ');
    throw new Error(`Say which build is new with --build; running now: ${found || 'none'}.`);
  }
  return fewest[0];
}

/** Compares builds again and again, until the canary goes back or its time is over. */
export async function watchCanary(watch: Watch): Promise<'on' | 'back'> {
  const startedAt = watch.now();
  for (;;) {
    await watch.wait(watch.everyInSeconds * 1000);
    const seconds = (watch.now() - startedAt) / 1000;
    const comparisons = await lookAt(watch, Math.max(LEAST_WINDOW_IN_S, seconds));
    const verdicts = comparisons.map(({ verdict }) => verdict);
    const step = decideCanary(verdicts, seconds >= watch.minutes * 60);
    for (const one of comparisons) watch.print(describe(one));
    watch.print(`after ${Math.round(seconds)} s: ${step}`);
    if (step !== 'wait') return step;
  }
}

/** Compares nothing where Prometheus does not answer: a look that fails must not end the watch over a build that runs. */
function lookAt(watch: Watch, windowInSeconds: number): Promise<readonly Comparison[]> {
  return compareSignals(watch, windowInSeconds).catch((error: unknown) => {
    watch.print(`  could not look: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  });
}

function compareSignals(
  { ask, canary }: Watch,
  windowInSeconds: number,
): Promise<readonly Comparison[]> {
  const query = (text: string) =>
    ask(
      text.replaceAll('$window', `${Math.ceil(windowInSeconds)}s`).replace('$ofServer', OF_SERVER),
    );
  return Promise.all(
    SIGNALS.map(async ({ name, hits, of, worse, tolerated }) => {
      const [hitsBy, ofBy] = await Promise.all([query(hits), query(of)]);
      const shareOf = (isOfBuild: (build: string) => boolean): Share => ({
        hits: sumOf(hitsBy, isOfBuild),
        of: sumOf(ofBy, isOfBuild),
      });
      const shares = {
        canary: shareOf((build) => build === canary),
        before: shareOf((build) => build !== canary && build !== UNKNOWN_BUILD),
      };
      const direction = worse === 'fewer' ? 'fewer' : 'more';
      const verdict = compareBuilds(shares.canary, shares.before, { worse: direction, tolerated });
      return { name, ...shares, verdict };
    }),
  );
}

const sumOf = (sums: ReadonlyMap<string, number>, isOfBuild: (build: string) => boolean) =>
  [...sums].reduce((sum, [build, count]) => (isOfBuild(build) ? sum + count : sum), 0);

function describe({ name, canary, before, verdict }: Comparison): string {
  const share = ({ hits, of }: Share) => `${Math.round(hits)} of ${Math.round(of)}`;
  return `  ${name}: ${share(canary)} against ${share(before)}, ${verdict}`;
}
