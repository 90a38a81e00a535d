import { chromiumWith } from '@lokke/e2e/chromium';
import { chromium } from '@playwright/test';
import { type Benchmark, MAIN_PAGES, type Section } from '../benchmark.ts';
import { openShopOnAllCores } from '../open-shop.ts';
import { largestParts, readContents } from './file-contents.ts';
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
/** Pages whose files are listed one by one. */
const LISTED = ['home', 'listing', 'product', 'about'];
const TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch'] as const;

interface WeighedPage {
  readonly name: string;
  readonly maxScriptKb: number;
  readonly transfers: readonly Transfer[];
}

/** Measures the bytes that a phone fetches in the first ten seconds of a visit, images aside. */
export const weight: Benchmark = async () => {
  await using shop = await openShopOnAllCores();
  await using browser = await chromium.launch(chromiumWith());
  const pages: WeighedPage[] = [];
  for (const { path, ...page } of PAGES) {
    pages.push({ ...page, transfers: await firstVisit(browser, shop.shopUrl + path) });
  }
  return {
    sections: [
      totalsSection(pages),
      filesSection(pages.filter(({ name }) => LISTED.includes(name))),
    ],
    targets: pages.map(({ name, maxScriptKb, transfers }) => {
      const scripts = ofType(transfers, 'Script');
      return {
        what: `JavaScript in the first ten seconds, ${name}`,
        aim: `≤ ${maxScriptKb} kB, ≤ ${MAX_FILES} files`,
        measured: `${kbText(scripts)} kB, ${scripts.length} files`,
        isMet: bytesOf(scripts) <= maxScriptKb * KB_IN_BYTES && scripts.length <= MAX_FILES,
      };
    }),
  };
};

function totalsSection(pages: readonly WeighedPage[]): Section {
  return {
    title: 'Downloads of a first visit',
    note: 'In kB over the wire in the first ten seconds on a phone, without touching the page; images aside. Styles of a page are in its HTML. The pages of products in sight are fetched ahead.',
    columns: ['page', 'HTML', 'JavaScript', 'files', 'CSS', 'fonts', 'data'],
    rows: pages.map(({ name, transfers }) => {
      const [html = '', script = '', ...others] = TYPES.map((type) =>
        kbText(ofType(transfers, type)),
      );
      return [name, html, script, String(ofType(transfers, 'Script').length), ...others];
    }),
  };
}

/** Lists each file, the heaviest first: its kB on each page, its moment and its parts. */
function filesSection(pages: readonly WeighedPage[]): Section {
  const contents = readContents();
  const byPath = Map.groupBy(
    pages.flatMap(({ name, transfers }) =>
      transfers
        .filter(({ type }) => type !== 'Document' && TYPES.some((known) => known === type))
        .map((transfer) => ({ ...transfer, page: name })),
    ),
    ({ url }) => new URL(url).pathname,
  );
  const mostOf = (transfers: readonly Transfer[]) =>
    Math.max(...transfers.map(({ bytes }) => bytes));
  return {
    title: 'Files of a first visit',
    note: 'In kB over the wire, as above. “First paint”: the page waits for it; “start”: fetched after first paint, before buttons work by script; “later”: when the browser is idle. Parts are shares of a script’s code before minifying, from the build.',
    columns: ['file', ...pages.map(({ name }) => name), 'when', 'largest parts'],
    rows: [...byPath]
      .toSorted(([, a], [, b]) => mostOf(b) - mostOf(a))
      .map(([path, transfers]) => [
        nameWithoutHash(path),
        ...pages.map(({ name }) => {
          const own = transfers.filter(({ page }) => page === name);
          return own.length === 0 ? '' : kbText(own);
        }),
        [...new Set(transfers.map(({ moment }) => moment))].join(' or '),
        largestParts(contents, path.slice(1)),
      ]),
  };
}

function nameWithoutHash(path: string): string {
  return path.replace(/^\/assets\//, '').replace(/-[a-z0-9]{7,10}(\.\w+)$/, '$1');
}

const ofType = (transfers: readonly Transfer[], wanted: string) =>
  transfers.filter(({ type }) => type === wanted);
const bytesOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);
const kbText = (transfers: readonly Transfer[]) => (bytesOf(transfers) / KB_IN_BYTES).toFixed(1);
