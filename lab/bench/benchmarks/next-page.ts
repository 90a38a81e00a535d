import { chromiumWith } from '@lokke/e2e/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { medianOf } from '../../numbers.ts';
import type { Benchmark } from '../benchmark.ts';
import { withShopOnAllCores } from '../open-shop.ts';
import { DESKTOP, PHONE, type Screen, slowDown } from './screens.ts';

const ROUNDS = 5;
const LIST = '/nl/shop';
/** Long enough for all that the page fetches by itself. */
const REST_IN_MS = 6_000;
const AIMS_IN_MS = { phone: 200, desktop: 70 } as const;

interface Visit {
  readonly pressedInMs: number;
  /** Of the list until the press. */
  readonly requests: number;
  readonly bytes: number;
}

/** From the press on a card until its product's name and picture are painted. */
export const nextPage: Benchmark = (log) =>
  withShopOnAllCores({}, async ({ shopUrl }) => {
    const browser = await chromium.launch(chromiumWith());
    try {
      const rows: string[][] = [];
      const targets = [];
      for (const screen of [PHONE, DESKTOP]) {
        const [ahead, saving]: [Visit[], Visit[]] = [[], []];
        for (let round = 0; round < ROUNDS; round += 1) {
          ahead.push(await visit(browser, shopUrl + LIST, screen, false));
          saving.push(await visit(browser, shopUrl + LIST, screen, true));
        }
        const of = (visits: readonly Visit[], what: keyof Visit) =>
          medianOf(visits.map((one) => one[what]));
        const inMs = of(ahead, 'pressedInMs');
        rows.push(
          ...[['fetched ahead', ahead] as const, ['saves data', saving] as const].map(
            ([name, visits]) => [
              `${screen.name}, ${name}`,
              of(visits, 'pressedInMs').toFixed(0),
              (of(visits, 'pressedInMs') / of(saving, 'pressedInMs')).toFixed(2),
              String(of(visits, 'requests')),
              (of(visits, 'bytes') / 1000).toFixed(0),
            ],
          ),
        );
        targets.push({
          what: `from a press to the next page's picture, ${screen.name}`,
          aim: `≤ ${AIMS_IN_MS[screen.name]} ms`,
          measured: `${inMs.toFixed(0)} ms`,
          isMet: inMs <= AIMS_IN_MS[screen.name],
        });
        log(`  ${screen.name}: ${inMs.toFixed(0)} ms`);
      }
      return {
        sections: [
          {
            title: 'From a press on a card to the product’s picture',
            note: `Median of ${ROUNDS} first visits to ${LIST}, pressed ${REST_IN_MS / 1000} s after loading; who saves data has nothing fetched ahead. Requests and bytes over the wire are the list’s until the press.`,
            columns: ['visitor', 'ms', 'ratio', 'requests', 'kB'],
            rows,
          },
        ],
        targets,
      };
    } finally {
      await browser.close();
    }
  });

async function visit(
  browser: Browser,
  url: string,
  screen: Screen,
  savesData: boolean,
): Promise<Visit> {
  const context = await browser.newContext(screen.options);
  try {
    const page = await context.newPage();
    if (savesData) await page.addInitScript(saveData);
    const session = await slowDown(page, screen);
    let [requests, bytes] = [0, 0];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_IN_MS);
    const fetched = { requests, bytes };
    return { ...fetched, pressedInMs: await pressCard(page, screen.options) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

async function pressCard(page: Page, { hasTouch = false }: Screen['options']): Promise<number> {
  const link = page.locator('main article h3 a').nth(1);
  const name = (await link.innerText()).trim();
  const shown = page.evaluate(
    (title) =>
      new Promise<number>((done) => {
        let pressedAtInMs = 0;
        const isShown = () => {
          const picture = document.querySelector<HTMLImageElement>('main [aria-label] li img');
          const heading = document.querySelector('main h1')?.textContent ?? '';
          return heading.includes(title) && picture?.complete === true && picture.naturalWidth > 0;
        };
        const look = () => {
          if (!isShown()) requestAnimationFrame(look);
          // The frame after it is the one that shows it.
          else requestAnimationFrame(() => done(performance.now() - pressedAtInMs));
        };
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            pressedAtInMs = timeStamp;
            look();
          },
          { capture: true, once: true },
        );
      }),
    name,
  );
  if (hasTouch) await link.tap();
  else await link.click();
  return shown;
}
