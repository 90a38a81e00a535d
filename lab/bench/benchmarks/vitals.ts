import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumWith } from '@lokke/e2e/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import { medianOf } from '../../numbers.ts';
import { type Benchmark, MAIN_PAGES } from '../benchmark.ts';
import { withShopOnAllCores } from '../open-shop.ts';
import { PHONE, slowDown } from './screens.ts';

/** The library that the shop itself loads. */
const LIBRARY = readFileSync(join(ROOT, 'node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8');
const ROUNDS = 3;
/** Before a press: of somebody who has looked at the page, and of somebody who has not. */
const REST_IN_MS = 5_000;
const AT_ONCE_IN_MS = 1_500;
const AFTER_PRESS_IN_MS = 1_500;
/** Google's limits of good (web.dev/articles/vitals); CLS has no unit. */
const GOOD = { LCP: 2_500, INP: 200, CLS: 0.1, TTFB: 800 } as const;
type Metric = keyof typeof GOOD;
type Vitals = Readonly<Record<Metric, number>>;
const METRICS: readonly Metric[] = ['LCP', 'INP', 'CLS', 'TTFB'];

/** What shoppers feel, as the shop's own reports measure it: a throttled phone loads a page and presses a button. */
export const vitals: Benchmark = (log) =>
  withShopOnAllCores({}, async ({ shopUrl }) => {
    const browser = await chromium.launch(chromiumWith());
    try {
      const found: { name: string; medians: Vitals; atOnceInMs: number }[] = [];
      for (const { name, path } of MAIN_PAGES) {
        const rounds: Vitals[] = [];
        const early: Vitals[] = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
          rounds.push(await visit(browser, shopUrl + path, REST_IN_MS));
          early.push(await visit(browser, shopUrl + path, AT_ONCE_IN_MS));
        }
        const of = (metric: Metric) => medianOf(rounds.map((one) => one[metric]));
        const medians = { LCP: of('LCP'), INP: of('INP'), CLS: of('CLS'), TTFB: of('TTFB') };
        found.push({ name, medians, atOnceInMs: medianOf(early.map(({ INP }) => INP)) });
        log(
          `  ${name}: ${METRICS.map((metric) => `${metric} ${text(metric, medians[metric])}`).join(', ')}`,
        );
      }
      return {
        sections: [
          {
            title: 'What shoppers feel, in the lab',
            note: `Median of ${ROUNDS} first visits of a phone with ${PHONE.slower} times slower scripts and slow 4G, by the library that real visits report with; INP of a press on the menu ${REST_IN_MS / 1000} s after loading; “at once” is ${AT_ONCE_IN_MS / 1000} s after it, while scripts still start.`,
            columns: ['page', 'LCP', 'INP', 'CLS', 'TTFB', 'INP at once'],
            rows: [
              [
                'Google’s limit of good',
                ...METRICS.map((metric) => text(metric, GOOD[metric])),
                '–',
              ],
              ...found.map(({ name, medians, atOnceInMs }) => [
                name,
                ...METRICS.map((metric) => text(metric, medians[metric])),
                text('INP', atOnceInMs),
              ]),
            ],
          },
        ],
        targets: found.map(({ name, medians }) => ({
          what: `what shoppers feel, ${name}`,
          aim: METRICS.map((metric) => `${metric} ≤ ${text(metric, GOOD[metric])}`).join(', '),
          measured: METRICS.map((metric) => text(metric, medians[metric])).join(', '),
          isMet: METRICS.every((metric) => medians[metric] <= GOOD[metric]),
        })),
      };
    } finally {
      await browser.close();
    }
  });

async function visit(browser: Browser, url: string, restInMs: number): Promise<Vitals> {
  const context = await browser.newContext(PHONE.options);
  try {
    const page = await context.newPage();
    // Each script has a scope of its own.
    await page.addInitScript({ content: `${LIBRARY};globalThis.webVitals = webVitals;` });
    await page.addInitScript(keepVitals, METRICS);
    await slowDown(page, PHONE);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(restInMs);
    await page.locator('header button:visible').first().tap();
    await page.waitForTimeout(AFTER_PRESS_IN_MS);
    return await readVitals(page);
  } finally {
    await context.close();
  }
}

type Kept = Record<string, number>;
type Report = (
  keep: (metric: { readonly name: string; readonly value: number }) => void,
  options: { readonly reportAllChanges: boolean; readonly durationThreshold?: number },
) => void;
declare global {
  var webVitals: Readonly<Record<string, Report>>;
  var keptVitals: Kept;
}

/** Runs in the page. */
function keepVitals(metrics: readonly string[]): void {
  globalThis.keptVitals = {};
  for (const metric of metrics) {
    webVitals[`on${metric}`]?.(
      ({ name, value }) => {
        globalThis.keptVitals[name] = value;
      },
      // Quick answers count too.
      { reportAllChanges: true, durationThreshold: 0 },
    );
  }
}

async function readVitals(page: Page): Promise<Vitals> {
  const kept: Kept = await page.evaluate(() => globalThis.keptVitals);
  const of = (metric: Metric) => {
    const value = kept[metric];
    if (value === undefined) throw new Error(`The browser measured no ${metric}.`);
    return value;
  };
  return { LCP: of('LCP'), INP: of('INP'), CLS: kept['CLS'] ?? 0, TTFB: of('TTFB') };
}

function text(metric: Metric, value: number): string {
  if (metric === 'CLS') return value.toFixed(3);
  return metric === 'LCP' ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`;
}
