import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { openShopProcess } from '@lokke/stack';
import { describeMachine } from '../machine/describe-machine.ts';
import { listingPlot, listingReport } from './listing-report.ts';
import { timeListings } from './time-listings.ts';

const DOCS = resolve(import.meta.dirname, '../../docs');

/** Measures how lists bear growth in a shop of its own, and writes the page and the plot in `docs`. */
export async function measureListings(say: (line: string) => void): Promise<void> {
  const shop = await openShopProcess();
  try {
    say('Growing catalogues and changing their lists …');
    const listings = await timeListings(shop);
    const day = new Date().toISOString().slice(0, 10);
    const report = listingReport({
      machine: describeMachine(),
      day,
      listings,
      load: loadavg()[0] ?? 0,
    });
    writeFileSync(`${DOCS}/listing-growth.md`, report);
    writeFileSync(`${DOCS}/pictures/listing-growth.svg`, listingPlot(listings));
    say(`Written to ${DOCS}/listing-growth.md.`);
  } finally {
    await shop.close();
  }
}
