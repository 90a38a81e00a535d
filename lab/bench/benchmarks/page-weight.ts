import { chromiumWith } from '@lokke/e2e/chromium';
import { chromium } from '@playwright/test';
import { type Benchmark, MAIN_PAGES, type Section } from '../benchmark.ts';
import { withShopOnAllCores } from '../open-shop.ts';
import { largestParts, readContents } from './file-contents.ts';
import { purposeOf } from './file-purposes.ts';
import { firstVisit, type Transfer } from './first-visit.ts';

const KB_IN_BYTES = 1_000;
const MAX_FILES = 14;
const MAX_SCRIPT_KB = 150;
const PAGES = [
  ...MAIN_PAGES.map((page) => ({ ...page, maxScriptKb: MAX_SCRIPT_KB })),
  { name: 'about', path: '/nl/pages/about', maxScriptKb: 120 },
  { name: 'cart', path: '/nl/cart', maxScriptKb: 176 },
  { name: 'account', path: '/nl/account/login', maxScriptKb: 176 },
];
/** Those whose files are explained one by one. */
const EXPLAINED = ['home', 'listing', 'product', 'about'];
const TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch'] as const;

interface WeighedPage {
  readonly name: string;
  readonly maxScriptKb: number;
  readonly transfers: readonly Transfer[];
}

/** Measures what a phone fetches in the first ten seconds of a visit, images aside. */
export const weight: Benchmark = () =>
  withShopOnAllCores({}, async ({ shopUrl }) => {
    const browser = await chromium.launch(chromiumWith());
    try {
      const pages: WeighedPage[] = [];
      for (const { path, ...page } of PAGES) {
        pages.push({ ...page, transfers: await firstVisit(browser, shopUrl + path) });
      }
      return {
        sections: [totals(pages), files(pages.filter(({ name }) => EXPLAINED.includes(name)))],
        targets: pages.map(({ name, maxScriptKb, transfers }) => ({
          what: `JavaScript in the first ten seconds, ${name}`,
          aim: `≤ ${maxScriptKb} kB, ≤ ${MAX_FILES} files`,
          measured: `${kb(transfers, 'Script')} kB, ${countOf(transfers, 'Script')} files`,
          isMet:
            sum(transfers, 'Script') <= maxScriptKb * KB_IN_BYTES &&
            countOf(transfers, 'Script') <= MAX_FILES,
        })),
      };
    } finally {
      await browser.close();
    }
  });

function totals(pages: readonly WeighedPage[]): Section {
  return {
    title: 'Downloads of a first visit',
    note: 'In kB over the wire in the first ten seconds on a phone, without touching the page; images aside. Styles of a page are in its HTML. The pages of products in sight are fetched ahead.',
    columns: ['page', 'HTML', 'JavaScript', 'files', 'CSS', 'fonts', 'data'],
    rows: pages.map(({ name, transfers }) => {
      const [html = '', script = '', ...others] = TYPES.map((type) => kb(transfers, type));
      return [name, html, script, String(countOf(transfers, 'Script')), ...others];
    }),
    plots: [
      {
        file: 'first-visit',
        kind: 'bars',
        columns: ['JavaScript'],
        label: 'kB of JavaScript in ten seconds',
        limit: MAX_SCRIPT_KB,
      },
    ],
  };
}

/** Each file, the heaviest first: the kB it has on each page, what it is for and made of. */
function files(pages: readonly WeighedPage[]): Section {
  const contents = readContents();
  const byUrl = Map.groupBy(
    pages.flatMap(({ name, transfers }) =>
      transfers
        .filter(({ type }) => type !== 'Document' && TYPES.some((known) => known === type))
        .map((transfer) => ({ ...transfer, page: name, path: new URL(transfer.url).pathname })),
    ),
    ({ path }) => path,
  );
  const all = [...byUrl].map(([path, transfers]) => ({
    path,
    transfers,
    most: Math.max(...transfers.map(({ bytes }) => bytes)),
  }));
  return {
    title: 'What each file of a first visit is for',
    note: 'In kB over the wire, as above. “First paint”: the page waits for it; “start”: fetched after first paint, before buttons work by script; “later”: when the browser is idle. Parts are shares of a script’s code before minifying, from the build.',
    columns: ['file', ...pages.map(({ name }) => name), 'when', 'what for', 'largest parts'],
    rows: all
      .toSorted((a, b) => b.most - a.most)
      .map(({ path, transfers }) => [
        fileName(path),
        ...pages.map(({ name }) => {
          const own = transfers.filter(({ page }) => page === name);
          return own.length === 0 ? '' : (sumOf(own) / KB_IN_BYTES).toFixed(1);
        }),
        [...new Set(transfers.map(({ moment }) => moment))].join(' or '),
        purposeOf(fileName(path)),
        largestParts(contents, path.slice(1)),
      ]),
  };
}

/** Without the hash of its content. */
function fileName(path: string): string {
  return path.replace(/^\/assets\//, '').replace(/-[a-z0-9]{7,10}(\.\w+)$/, '$1');
}

const sumOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);
const sum = (transfers: readonly Transfer[], wanted: string) =>
  sumOf(transfers.filter(({ type }) => type === wanted));
const countOf = (transfers: readonly Transfer[], wanted: string) =>
  transfers.filter(({ type }) => type === wanted).length;
const kb = (transfers: readonly Transfer[], type: string) =>
  (sum(transfers, type) / KB_IN_BYTES).toFixed(1);
