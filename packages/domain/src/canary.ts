/** Count of what happened, among how many. */
export interface Share {
  readonly hits: number;
  readonly of: number;
}

export interface Signal {
  /** Direction in which a build is worse. */
  readonly worse: 'more' | 'fewer';
  /** Times that the share may differ in that direction: 1.5 lets 1 % become 1.5 %, or 3 % become 2 %. */
  readonly tolerated: number;
}

export type Verdict = 'worse' | 'alike' | 'unknown';

/** Fewer of either build tell nothing. */
const LEAST = 50;
/** Standard deviations: high, as several signals are looked at again and again. */
const DOUBT = 3;
/** Lets a share of nothing be compared (Haldane and Anscombe's correction). */
const HALF = 0.5;

/**
 * Compares a share of the new build with that of the one before, by the logarithm of their ratio. "worse" is beyond what is tolerated and
 * beyond doubt.
 */
export function compareBuilds(canary: Share, before: Share, { worse, tolerated }: Signal): Verdict {
  if (canary.of < LEAST || before.of < LEAST) return 'unknown';
  const ratio = shareOf(canary) / shareOf(before);
  const excess = Math.log((worse === 'more' ? ratio : 1 / ratio) / tolerated);
  const deviation = Math.sqrt(1 / (canary.hits + HALF) + 1 / (before.hits + HALF));
  return excess / deviation > DOUBT ? 'worse' : 'alike';
}

const shareOf = ({ hits, of }: Share): number => (hits + HALF) / (of + 2 * HALF);

/** Next step of a rollout: back at once where anything is worse, on when its time is over and something could be compared. */
export function decideCanary(verdicts: readonly Verdict[], isTimeOver: boolean) {
  if (verdicts.includes('worse')) return 'back';
  if (!isTimeOver) return 'wait';
  return verdicts.includes('alike') ? 'on' : 'back';
}
