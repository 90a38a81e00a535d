import { chromiumWith } from '@lokke/e2e/chromium';
import { type Browser, chromium } from '@playwright/test';
import { medianOf, spreadText } from '../../numbers.ts';
import { type Benchmark, MAIN_PAGES, type Target } from '../benchmark.ts';
import { openShopOnAllCores } from '../open-shop.ts';
import { PHONE, type Screen, SLOW_LINE, slowDown } from './screens.ts';

const ROUNDS = 5;
/** Time until nothing larger is painted. */
const REST_IN_MS = 3_000;
/** Pixels of the screen to one of the page. */
const PIXELS = 2;
const MAX_CLS = 0.01;
const AIMS_IN_MS = { phone: 1_500, 'slow line': 3_000 } as const;

interface Painted {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
}

interface PaintedPage {
  readonly screen: keyof typeof AIMS_IN_MS;
  readonly name: string;
  readonly fcp: readonly number[];
  readonly lcp: readonly number[];
  readonly cls: number;
}

/** Measures first and largest paint by the browser's own clock, of a phone on slow 4G and on a slow line. */
export const firstPaint: Benchmark = async (log) => {
  await using shop = await openShopOnAllCores();
  await using browser = await chromium.launch(chromiumWith());
  const found: PaintedPage[] = [];
  for (const screen of [PHONE, SLOW_LINE]) {
    for (const { name, path } of MAIN_PAGES) {
      const all: Painted[] = [];
      while (all.length < ROUNDS) all.push(await visit(browser, shop.shopUrl + path, screen));
      const [fcp, lcp] = [all.map((one) => one.fcp), all.map((one) => one.lcp)];
      found.push({ screen: screen.name, name, fcp, lcp, cls: medianOf(all.map(({ cls }) => cls)) });
      log(`  ${screen.name}, ${name}: ${medianOf(lcp).toFixed(0)} ms`);
    }
  }
  return {
    sections: [
      {
        title: 'First view by the browser’s clock',
        note: `Median of ${ROUNDS} first visits in a phone’s window, two pixels to one: slow 4G (1.6 Mbit/s, 150 ms) with scripts ${PHONE.slower} times slower, and a slow line (50 kB/s, 400 ms). HTTP/1.1, as the shop’s own server has it; what other programs take of the machine counts.`,
        columns: ['page', 'first paint s', 'largest paint s', 'CLS'],
        rows: found.map(({ screen, name, fcp, lcp, cls }) => [
          `${screen}, ${name}`,
          spreadText(fcp, inSeconds),
          spreadText(lcp, inSeconds),
          cls.toFixed(3),
        ]),
      },
    ],
    targets: found.map(targetOf),
  };
};

function targetOf({ screen, name, lcp, cls }: PaintedPage): Target {
  const aimInMs = AIMS_IN_MS[screen];
  return {
    what: `largest paint, ${screen}, ${name}`,
    aim: `≤ ${inSeconds(aimInMs)} s, CLS ≤ ${MAX_CLS}`,
    measured: `${inSeconds(medianOf(lcp))} s, ${cls.toFixed(3)}`,
    isMet: medianOf(lcp) <= aimInMs && cls <= MAX_CLS,
  };
}

const inSeconds = (ms: number) => (ms / 1000).toFixed(2);

async function visit(browser: Browser, url: string, screen: Screen): Promise<Painted> {
  await using context = await browser.newContext({
    ...screen.options,
    deviceScaleFactor: PIXELS,
  });
  const page = await context.newPage();
  await page.addInitScript(keepPaints);
  await slowDown(page, screen);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST_IN_MS);
  return await page.evaluate(() => globalThis.paints);
}

declare global {
  var paints: { fcp: number; lcp: number; cls: number };
}

/** Collects the paints; runs in the page. */
function keepPaints(): void {
  const paints = { fcp: 0, lcp: 0, cls: 0 };
  globalThis.paints = paints;
  const on = (type: string, keep: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    paints.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') paints.cls += entry.value;
  });
}
