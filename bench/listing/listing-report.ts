import { availableParallelism } from 'node:os';
import { plot } from './plot.ts';
import { type ChangeTime, CPU_SLOWDOWN, ROUNDS } from './time-changes.ts';
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
The machine’s load meanwhile was ${load.toFixed(1)}: ${load > availableParallelism() ? 'it was busy with other things, and the times are too long' : 'it did nothing else'}.

A change is one press: the list is filtered or sorted, counted anew, drawn, laid out and painted. Chromium's own trace of the page's
main thread, on a phone's screen, says what it cost until the frame that shows it was handed over; the cards below what is in sight,
and the address, come after that frame and are not in it. Two figures, each the median of ${ROUNDS} presses and, in brackets, the least:

- *work*: the processor time of the task of the press and of the task of that frame, times ${CPU_SLOWDOWN} for a processor ${CPU_SLOWDOWN} times as slow. What
  else the machine is doing does not wait in it, though it disturbs caches.
- *on the screen*: by the clock from the press to the frame, in the browser slowed down ${CPU_SLOWDOWN} times. It includes waiting for the
  frame (up to 17 ms) and, on a busy machine, for a processor, which the slowing down multiplies.

The limits are for the work: ${LIMIT.smallInMs} ms for some hundreds of products, ${LIMIT.largeInMs} ms for thousands; and ${LIMIT.pageInKib} KiB for the page with its data.
A frame in which one word changes stands beside them, as a measure of the machine.

| products | page and data in KiB (gzip) | change | work in ms | on the screen in ms |
|--:|--:|---|--:|--:|
${listings.flatMap((listing) => listing.changes.map((change) => row(listing, change))).join('\n')}

![Time of a change by the number of products](pictures/listing-growth.svg)

What keeps it flat: the browser gets facts, prices and ranks of all products as columns of text and the cards of the first page only;
what a filter finds is worked out once for all products with the same facts; a change draws at once what is in sight, and the cards below,
the counts that are folded away and the address after that frame; no card is moved in the page for it, those in sight are called to the
front by their \`order\` until the page itself has followed; a card that stays is not drawn again, nor a field whose choice did not change;
and a card that is far from the screen is neither styled nor laid out.
`;
}

function row({ productCount, pageInBytes }: ListingTime, change: ChangeTime): string {
  const cells = [
    productCount.toLocaleString('en'),
    (pageInBytes / KIB_IN_BYTES).toFixed(1),
    change.change,
    `${change.workInMs.toFixed(0)} (${change.leastWorkInMs.toFixed(0)})`,
    `${change.shownInMs.toFixed(0)} (${change.leastShownInMs.toFixed(0)})`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The plot `docs/pictures/listing-growth.svg`. */
export function listingPlot(listings: readonly ListingTime[]): string {
  const counts = listings.map(({ productCount }) => productCount);
  const names = listings[0]?.changes.map(({ change }) => change) ?? [];
  return plot({
    title: 'Work of a change of a list, on a processor four times as slow',
    xTitle: 'products',
    yTitle: 'ms',
    lines: names.map((name) => ({
      name,
      points: listings.map(({ productCount, changes }) => ({
        x: productCount,
        y: changes.find(({ change }) => change === name)?.workInMs ?? 0,
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
