import { whole } from '../numbers.ts';
import type { Figures } from '../report-block.ts';
import type { Tally } from './tally.ts';

/** Beyond that, a price is stale. */
const LIMIT_IN_MS = 3_000;

export interface Run {
  readonly tallies: readonly Tally[];
  readonly lostLines: number;
  readonly rendersPerChange: number;
  readonly note: string;
}

export function topologyFigures({ tallies, lostLines, rendersPerChange, note }: Run): Figures {
  const stale = tallies.filter(({ oldestPriceInMs }) => oldestPriceInMs > LIMIT_IN_MS);
  const broken = tallies.filter(({ errors, isKill }) => errors > 0 && !isKill);
  const sum = (of: 'requests' | 'shed' | 'errors' | 'priceChanges') =>
    tallies.reduce((total, tally) => total + tally[of], 0);
  return {
    columns: [
      'what happened',
      's',
      'requests /s',
      'shed',
      'errors',
      'price changes',
      'oldest price, s',
    ],
    rows: tallies.map((tally) => [
      tally.name,
      whole(tally.seconds),
      whole(tally.requests / tally.seconds),
      whole(tally.shed),
      whole(tally.errors),
      whole(tally.priceChanges),
      (tally.oldestPriceInMs / 1000).toFixed(1),
    ]),
    notes: [
      `${whole(sum('requests'))} requests, ${whole(sum('shed'))} shed, ${whole(sum('errors'))} errors, ${whole(sum('priceChanges'))} price changes, ${lostLines} confirmed lines of carts lost; ${rendersPerChange.toFixed(1)} pages rendered for each price change, on all servers together. ${note}`,
    ],
    failures: [
      ...broken.map(({ name, errors }) => `${errors} errors (${name})`),
      ...stale.map(({ name }) => `a price older than ${LIMIT_IN_MS / 1000} s (${name})`),
      ...(lostLines > 0 ? [`${lostLines} lines of carts lost`] : []),
    ],
  };
}
