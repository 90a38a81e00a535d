import { chromiumWith } from '@lokke/e2e/chromium';
import { chromium, type Page } from '@playwright/test';
import { medianOf, spreadText } from '../../numbers.ts';
import type { Benchmark } from '../benchmark.ts';
import { openShopOnAllCores } from '../open-shop.ts';
import { DESKTOP } from './screens.ts';

const AIM_IN_MS = 60;
const PRESSES = 15;
/** Presses that make the cart and fetch the code that shows it. */
const WARM_UP_PRESSES = 3;
const REST_IN_MS = 2_500;
const PATH = '/ie/products/rain-shampoo';
const CALL = /checkout\/(create|add-items)\//;

interface Press {
  readonly askedInMs: number;
  readonly confirmedInMs: number;
}

/** Times a press on “add to bag” until the platform has confirmed it, everything on this machine. */
export const addToBag: Benchmark = async (log) => {
  await using shop = await openShopOnAllCores();
  await using browser = await chromium.launch(chromiumWith());
  const page = await browser.newPage(DESKTOP.options);
  await page.goto(shop.shopUrl + PATH, { waitUntil: 'load' });
  await page.waitForTimeout(REST_IN_MS);
  const all: Press[] = [];
  for (let press = 1; press <= WARM_UP_PRESSES + PRESSES; press += 1) {
    const timed = await timePress(page);
    if (press > WARM_UP_PRESSES) all.push(timed);
  }
  const asked = all.map(({ askedInMs }) => askedInMs);
  const confirmed = all.map(({ confirmedInMs }) => confirmedInMs);
  log(`  confirmed after ${spreadText(confirmed)} ms`);
  return {
    sections: [
      {
        title: 'From “add to bag” to its confirmation',
        note: `${PRESSES} presses on a desktop’s page whose bag holds the product already, browser, shop and platform on one machine.`,
        columns: ['', 'ms'],
        rows: [
          ['until the call is sent', spreadText(asked)],
          ['until its answer has come', spreadText(confirmed)],
        ],
      },
    ],
    targets: [
      {
        what: 'from a press on “add to bag” to its confirmation, median',
        aim: `≤ ${AIM_IN_MS} ms`,
        measured: `${medianOf(confirmed).toFixed(0)} ms`,
        isMet: medianOf(confirmed) <= AIM_IN_MS,
      },
    ],
  };
};

async function timePress(page: Page): Promise<Press> {
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }),
      { capture: true, once: true },
    ),
  );
  const answered = page.waitForResponse(CALL);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Add to bag · / })
    .first()
    .click();
  await (await answered).finished();
  await page.waitForTimeout(REST_IN_MS / 5);
  await page.keyboard.press('Escape');
  return page.evaluate((pattern) => {
    const press = performance.getEntriesByName('press').at(-1);
    const calls = performance.getEntriesByType('resource');
    const call = calls.findLast(({ name }) => new RegExp(pattern).test(name));
    if (press === undefined || !(call instanceof PerformanceResourceTiming)) {
      throw new Error('The press made no call.');
    }
    return {
      askedInMs: call.startTime - press.startTime,
      confirmedInMs: call.responseEnd - press.startTime,
    };
  }, CALL.source);
}
