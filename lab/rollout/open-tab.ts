import type { Browser } from '@playwright/test';
import { addToCart, findOneLine, openCart, openVisitor } from './visits.ts';

/** Messages of a tab whose script is on no server any more, and which goes on by itself. */
const MISSING = /404|Error loading route module|dynamically imported|Failed to load resource/;

export interface OpenTab {
  readonly browser: Browser;
  readonly url: string;
  /** Takes the tab's build off the servers. */
  readonly turn: () => Promise<void>;
  /** Number of the tab's next pages that are loaded whole: none where its files are kept. */
  readonly fullLoads: 0 | 1;
}

/** Fills the cart of a tab, takes its build away and shops on; returns what went wrong. */
export async function keepTabOpen({
  browser,
  url,
  turn,
  fullLoads,
}: OpenTab): Promise<readonly string[]> {
  const visitor = await openVisitor(browser, url);
  const { shopper, problems, documents } = visitor;
  try {
    await shopper.visits('/products/rain-shampoo');
    await addToCart(shopper);
    const before = documents.length;
    await turn();
    await openCart(shopper);
    await findOneLine(shopper);
    const seen = documents.length - before;
    const odd = fullLoads === 0 ? problems : problems.filter((problem) => !MISSING.test(problem));
    console.log(`A tab of the build before: the cart is there after ${seen} full loads`);
    return [
      ...odd.map((problem) => `open tab: ${problem}`),
      ...(seen === fullLoads ? [] : [`open tab: ${seen} full loads, not ${fullLoads}`]),
    ];
  } catch (error) {
    return [`open tab: ${error}`, ...problems];
  } finally {
    await visitor.leave();
  }
}
