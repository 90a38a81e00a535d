import { whole } from '../numbers.ts';
import type { Figures } from '../report-block.ts';
import type { Tally } from './tally.ts';

/** Beyond that, a price is stale. */
const LIMIT_IN_MS = 3_000;
/** One, and one in twenty more: a page that another change overtook while it was rendered is rendered anew. */
const MOST_RENDERS_PER_PURGE = 1.05;

export interface Run {
  readonly tallies: readonly Tally[];
  readonly lostLines: number;
  /** Of the page whose price changes, by all servers together. */
  readonly rendersPerPurge: number;
  readonly note: string;
}

export function topologyFigures({ tallies, lostLines, rendersPerPurge, note }: Run): Figures {
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
      `${whole(sum('requests'))} requests, ${whole(sum('shed'))} shed, ${whole(sum('errors'))} errors, ${whole(sum('priceChanges'))} price changes, ${lostLines} confirmed lines of carts lost; the product's page was rendered ${rendersPerPurge.toFixed(2)} times for each price change, by all servers together. ${note}`,
    ],
    failures: [
      ...broken.map(({ name, errors }) => `${errors} errors (${name})`),
      ...stale.map(({ name }) => `a price older than ${LIMIT_IN_MS / 1000} s (${name})`),
      ...(rendersPerPurge > MOST_RENDERS_PER_PURGE
        ? [`${rendersPerPurge.toFixed(2)} renders of one page for each purge`]
        : []),
      ...(lostLines > 0 ? [`${lostLines} lines of carts lost`] : []),
    ],
  };
}
