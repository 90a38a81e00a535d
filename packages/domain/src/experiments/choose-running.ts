import { isShownAt, type Period, type Place } from '../planning/index.ts';
import type { Shared } from './ways.ts';

/** Experiment as an editor planned it. */
export interface Experiment extends Shared, Period {
  /** Id of the entry that is the first way. */
  readonly changes: string;
  /** Locales of its markets; empty: all. */
  readonly markets: readonly string[];
  readonly isOn: boolean;
  /** Paths of the pages that it changes, without the market. */
  readonly paths: readonly string[];
}

/** Path that stands for every page. */
export const EVERY_PAGE = '*';
/** Experiments that change one page: with four ways each it is kept in at most sixteen forms. */
export const MAX_ON_PAGE = 2;

export interface RefusedExperiment {
  readonly key: string;
  readonly reason: 'nowhere' | 'sameEntry' | 'tooMany';
}

interface Chosen<One> {
  readonly running: readonly One[];
  readonly refused: readonly RefusedExperiment[];
}

/** Chooses the experiments that run in a market at a moment: by key, each that goes together with those before. */
export function chooseRunning<One extends Experiment>(
  experiments: readonly One[],
  { market, nowInMs }: { readonly market: Place & { readonly locale: string }; nowInMs: number },
): Chosen<One> {
  const running: One[] = [];
  const refused: RefusedExperiment[] = [];
  const wanted = experiments
    .filter((one) => one.isOn && isFor(one, market.locale) && isShownAt(one, market, nowInMs))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  for (const one of wanted) {
    const reason = refusalOf(one, running);
    if (reason === null) running.push(one);
    else refused.push({ key: one.key, reason });
  }
  return { running, refused };
}

export function isFor({ markets }: Pick<Experiment, 'markets'>, locale: string): boolean {
  return markets.length === 0 || markets.includes(locale);
}

export function doesChange({ paths }: Pick<Experiment, 'paths'>, path: string): boolean {
  return paths.includes(path) || paths.includes(EVERY_PAGE);
}

function refusalOf(
  one: Experiment,
  running: readonly Experiment[],
): RefusedExperiment['reason'] | null {
  if (one.paths.length === 0) return 'nowhere';
  if (running.some(({ changes }) => changes === one.changes)) return 'sameEntry';
  const places = [...one.paths, ...running.flatMap(({ paths }) => paths)];
  const isFull = (path: string) =>
    doesChange(one, path) &&
    running.filter((other) => doesChange(other, path)).length >= MAX_ON_PAGE;
  return places.some(isFull) ? 'tooMany' : null;
}
