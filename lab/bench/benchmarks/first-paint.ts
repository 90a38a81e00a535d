import { chromiumWith } from '@lokke/e2e/chromium';
import { type Browser, chromium } from '@playwright/test';
import { medianOf } from '../../numbers.ts';
import { type Benchmark, MAIN_PAGES } from '../benchmark.ts';
import { withShopOnAllCores } from '../open-shop.ts';
import { spreadText } from '../plot-values.ts';
import { PHONE, type Screen, SLOW_LINE, slowDown } from './screens.ts';

const ROUNDS = 5;
/** Until nothing larger is painted. */
const REST_IN_MS = 3_000;
/** Of the screen to one of the page. */
const PIXELS = 2;
const MAX_CLS = 0.01;
const AIMS_IN_MS = { phone: 1_500, 'slow line': 3_000 } as const;

interface Painted {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
}

/** First and largest paint by the browser's own clock, of a phone on slow 4G and on a slow line. */
export const firstPaint: Benchmark = (log) =>
  withShopOnAllCores({}, async ({ shopUrl }) => {
    const browser = await chromium.launch(chromiumWith());
    try {
      const found: { screen: keyof typeof AIMS_IN_MS; name: string; all: Painted[] }[] = [];
      for (const { name: screen, ...device } of [PHONE, SLOW_LINE]) {
        for (const { name, path } of MAIN_PAGES) {
          const all: Painted[] = [];
          for (let round = 1; round <= ROUNDS; round += 1) {
            all.push(await visit(browser, shopUrl + path, device));
          }
          found.push({ screen, name, all });
          log(`  ${screen}, ${name}: ${medianOf(all.map(({ lcp }) => lcp)).toFixed(0)} ms`);
        }
      }
      return {
        sections: [
          {
            title: 'First view by the browser’s clock',
            note: `Median of ${ROUNDS} first visits in a phone’s window, two pixels to one: slow 4G (1.6 Mbit/s, 150 ms) with scripts ${PHONE.slower} times slower, and a slow line (50 kB/s, 400 ms). HTTP/1.1, as the shop’s own server has it; what other programs take of the machine counts.`,
            columns: ['page', 'first paint s', 'largest paint s', 'CLS'],
            rows: found.map(({ screen, name, all }) => [
              `${screen}, ${name}`,
              ...(['fcp', 'lcp'] as const).map((what) =>
                spreadText(
                  all.map((one) => one[what]),
                  inSeconds,
                ),
              ),
              medianOf(all.map(({ cls }) => cls)).toFixed(3),
            ]),
            plots: [
              {
                file: 'first-paint',
                kind: 'bars',
                columns: ['first paint s', 'largest paint s'],
                label: 'seconds from the address to first and largest paint',
              },
            ],
          },
        ],
        targets: found.map(({ screen, name, all }) => {
          const [lcp, cls] = (['lcp', 'cls'] as const).map((what) =>
            medianOf(all.map((one) => one[what])),
          );
          return {
            what: `largest paint, ${screen}, ${name}`,
            aim: `≤ ${inSeconds(AIMS_IN_MS[screen])} s, CLS ≤ ${MAX_CLS}`,
            measured: `${inSeconds(lcp ?? 0)} s, ${cls?.toFixed(3)}`,
            isMet: (lcp ?? 0) <= AIMS_IN_MS[screen] && (cls ?? 0) <= MAX_CLS,
          };
        }),
      };
    } finally {
      await browser.close();
    }
  });

const inSeconds = (ms: number) => (ms / 1000).toFixed(2);

async function visit(
  browser: Browser,
  url: string,
  device: Omit<Screen, 'name'>,
): Promise<Painted> {
  const context = await browser.newContext({ ...device.options, deviceScaleFactor: PIXELS });
  try {
    const page = await context.newPage();
    await page.addInitScript(keepPaints);
    await slowDown(page, device);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_IN_MS);
    return await page.evaluate(() => globalThis.paints);
  } finally {
    await context.close();
  }
}

declare global {
  var paints: { fcp: number; lcp: number; cls: number };
}

/** Runs in the page. */
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
