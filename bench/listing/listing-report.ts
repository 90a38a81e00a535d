import { plot } from './plot.ts';
import type { ChangeTime } from './time-changes.ts';
import type { ListingTime } from './time-listings.ts';

const KIB_IN_BYTES = 1024;
/** Up to this many products a change takes at most the shorter time, above it the longer. */
export const LIMIT = { smallUpTo: 600, smallInMs: 50, largeInMs: 100, pageInKib: 150 };

interface Measured {
  readonly machine: string;
  readonly day: string;
  readonly listings: readonly ListingTime[];
  /** How many processes wanted a processor meanwhile; more than there are processors, and times are too long. */
  readonly load: number;
}

/** The page `docs/listing-growth.md`. */
export function listingReport({ machine, day, listings, load }: Measured): string {
  return `# How lists grow

Written by \`npm run bench -- --only listing\` on ${day}: ${machine}.
The machine's load meanwhile was ${load.toFixed(1)}; above its number of processors, the times are those of a machine that is busy with other things.

A change is one press: the list is filtered or sorted, counted anew and drawn, until its first screens are laid out. It is timed in
Chromium on a phone's screen, slowed down four times; the median of many presses and the slowest. The limits: ${LIMIT.smallInMs} ms for some
hundreds of products, ${LIMIT.largeInMs} ms for thousands, ${LIMIT.pageInKib} KiB for the page with its data.

| products | page and data in KiB (gzip) | change | median in ms | slowest in ms |
|--:|--:|---|--:|--:|
${listings.flatMap((listing) => listing.changes.map((change) => row(listing, change))).join('\n')}

![Time of a change by the number of products](pictures/listing-growth.svg)

What keeps it flat: the browser gets facts, prices and ranks of all products as columns of text and the cards of the first page only;
a change draws the first screens at once, the cards below and the address when there is time; a card that stays is not drawn again.
`;
}

function row({ productCount, pageInBytes }: ListingTime, change: ChangeTime): string {
  const cells = [
    productCount.toLocaleString('en'),
    (pageInBytes / KIB_IN_BYTES).toFixed(1),
    change.change,
    change.medianInMs.toFixed(0),
    change.slowestInMs.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The plot `docs/pictures/listing-growth.svg`. */
export function listingPlot(listings: readonly ListingTime[]): string {
  const counts = listings.map(({ productCount }) => productCount);
  const names = listings[0]?.changes.map(({ change }) => change) ?? [];
  return plot({
    title: 'A change of a list, in a browser slowed down four times',
    xTitle: 'products',
    yTitle: 'ms',
    lines: names.map((name) => ({
      name,
      points: listings.map(({ productCount, changes }) => ({
        x: productCount,
        y: changes.find(({ change }) => change === name)?.medianInMs ?? 0,
      })),
    })),
    limit: [
      { x: Math.min(...counts), y: LIMIT.smallInMs },
      { x: LIMIT.smallUpTo, y: LIMIT.smallInMs },
      { x: LIMIT.smallUpTo, y: LIMIT.largeInMs },
      { x: Math.max(...counts), y: LIMIT.largeInMs },
    ],
  });
}
