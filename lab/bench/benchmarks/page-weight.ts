import { chromiumWith, followLinksByRouter } from '@lokke/e2e/chromium';
import { type Browser, chromium } from '@playwright/test';
import { type Benchmark, MAIN_PAGES, type Section } from '../benchmark.ts';
import { openShopOnAllCores } from '../open-shop.ts';

const KB_IN_BYTES = 1_000;
const MAX_FILES = 14;
const MAX_SCRIPT_KB = 150;
const PAGES = [
  ...MAIN_PAGES.map((page) => ({ ...page, maxScriptKb: MAX_SCRIPT_KB })),
  { name: 'about', path: '/nl/pages/about', maxScriptKb: 120 },
  { name: 'cart', path: '/nl/cart', maxScriptKb: 176 },
  { name: 'account', path: '/nl/account/login', maxScriptKb: 176 },
];
const VISIT_IN_MS = 10_000;
const TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch'] as const;

interface Transfer {
  readonly type: string;
  readonly bytes: number;
}

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
    sections: [totalsSection(pages)],
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

const ofType = (transfers: readonly Transfer[], wanted: string) =>
  transfers.filter(({ type }) => type === wanted);
const bytesOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);
const kbText = (transfers: readonly Transfer[]) => (bytesOf(transfers) / KB_IN_BYTES).toFixed(1);

/** Lists the files that a phone fetches in the first ten seconds of a visit, without touching the page. */
async function firstVisit(browser: Browser, url: string): Promise<readonly Transfer[]> {
  await using context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await followLinksByRouter(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const finished: { readonly requestId: string; readonly bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
    finished.push({ requestId, bytes }),
  );
  await session.send('Network.enable');
  await page.goto(url);
  await page.waitForTimeout(VISIT_IN_MS);
  return finished.flatMap(({ requestId, bytes }) => {
    const type = types.get(requestId);
    return type === undefined ? [] : [{ type, bytes }];
  });
}
