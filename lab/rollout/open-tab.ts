import type { Browser } from '@playwright/test';
import { addsToCart, findsOneLine, opensCart, openVisitor } from './visits.ts';

/** What a tab logs when a script is on no server any more, and it goes on by itself. */
const MISSING = /404|Error loading route module|dynamically imported|Failed to load resource/;

export interface OpenTab {
  readonly browser: Browser;
  readonly url: string;
  /** Takes the tab's build off the servers. */
  readonly turn: () => Promise<void>;
  /** How many of the tab's next pages are loaded whole: none where its files are kept. */
  readonly fullLoads: 0 | 1;
}

/** A tab fills its cart, its build goes, and it shops on. Returns what went wrong. */
export async function keepsTabOpen({
  browser,
  url,
  turn,
  fullLoads,
}: OpenTab): Promise<readonly string[]> {
  const visitor = await openVisitor(browser, url);
  const { shopper, problems, documents } = visitor;
  try {
    await shopper.visits('/products/rain-shampoo');
    await addsToCart(shopper);
    const before = documents.length;
    await turn();
    await opensCart(shopper);
    await findsOneLine(shopper);
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
