import { findChromium } from '@lokke/e2e/chromium';
import { chromium, type Page } from '@playwright/test';
import { type Benchmark, MAIN_PAGES } from '../benchmark.ts';
import { withShopOnAllCores } from '../open-shop.ts';

const KB_IN_BYTES = 1_000;
const VISIT_IN_MS = 10_000;
const MAX_FILES = 14;
const PAGES = [
  ...MAIN_PAGES.map((page) => ({ ...page, maxScriptKb: 150 })),
  { name: 'about', path: '/nl/pages/about', maxScriptKb: 120 },
  { name: 'cart', path: '/nl/cart', maxScriptKb: 176 },
  { name: 'account', path: '/nl/account/login', maxScriptKb: 176 },
];
const TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch'] as const;

interface Transfer {
  readonly type: string;
  readonly bytes: number;
}

/** Measures what a phone fetches in the first ten seconds of a visit, images aside. */
export const weight: Benchmark = () =>
  withShopOnAllCores({}, async ({ shopUrl }) => {
    const browser = await chromium.launch({
      executablePath: findChromium() ?? 'chromium',
      args: ['--no-sandbox'],
    });
    try {
      const pages = [];
      for (const { name, path, maxScriptKb } of PAGES) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const transfers = await visit(await context.newPage(), shopUrl + path);
        await context.close();
        pages.push({ name, maxScriptKb, transfers });
      }
      return {
        sections: [
          {
            title: 'Downloads of a first visit',
            note: 'In kB over the wire in the first ten seconds on a phone, without touching the page; images aside. The pages of products in sight are fetched ahead.',
            columns: ['page', 'HTML', 'JavaScript', 'files', 'CSS', 'fonts', 'data'],
            rows: pages.map(({ name, transfers }) => {
              const [html = '', script = '', ...others] = TYPES.map((type) => kb(transfers, type));
              return [name, html, script, String(countOf(transfers, 'Script')), ...others];
            }),
          },
        ],
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

async function visit(page: Page, url: string): Promise<readonly Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
    transfers.push({ type: types.get(requestId) ?? 'Other', bytes }),
  );
  await session.send('Network.enable');
  await page.goto(url);
  await new Promise((done) => setTimeout(done, VISIT_IN_MS));
  return transfers;
}

const sum = (transfers: readonly Transfer[], wanted: string) =>
  transfers.reduce((total, { type, bytes }) => (type === wanted ? total + bytes : total), 0);
const countOf = (transfers: readonly Transfer[], wanted: string) =>
  transfers.filter(({ type }) => type === wanted).length;
const kb = (transfers: readonly Transfer[], type: string) =>
  (sum(transfers, type) / KB_IN_BYTES).toFixed(1);
