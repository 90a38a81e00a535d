import { withShop } from '../machine/open-shop.ts';
import type { Part } from '../part.ts';
import { timeSalonSearches } from '../salons/time-salon-searches.ts';

const KB_IN_BYTES = 1_000;

export const salons: Part = (_say) =>
  withShop({}, async (shop) => ({
    sections: [
      {
        title: 'Searching 20,000 salons of one country',
        note: 'Over the API, one request at a time.',
        columns: ['asked for', 'median in ms', 'p99 in ms', 'reply in kB (gzip)'],
        rows: (await timeSalonSearches(shop)).map((it) => [
          it.search,
          it.medianInMs.toFixed(1),
          it.p99InMs.toFixed(1),
          (it.replyInBytes / KB_IN_BYTES).toFixed(1),
        ]),
      },
    ],
    targets: [],
  }));
