import { chromiumWith, followLinksByRouter } from '@lokke/e2e/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { medianOf } from '../../numbers.ts';
import type { Benchmark, Picture, Target } from '../benchmark.ts';
import { openShopOnAllCores } from '../open-shop.ts';
import { filmPress, type Shown, writeFilmStrip } from './film-strip.ts';
import { DESKTOP, PHONE, type Screen, slowDown } from './screens.ts';

const ROUNDS = 5;
const LIST = '/nl/shop';
/** Time for all that the page fetches by itself. */
const REST_IN_MS = 6_000;
/** Limits of browsers that have not made the page ahead. */
const AIMS_IN_MS = { phone: 300, desktop: 110 } as const;

interface Visit {
  readonly pressedInMs: number;
  /** Requests of the list until the press. */
  readonly requests: number;
  readonly bytes: number;
}

/** Times the press on a card until its product's name and picture are painted. */
export const nextPage: Benchmark = async (log) => {
  await using shop = await openShopOnAllCores();
  await using browser = await chromium.launch(chromiumWith());
  const rows: string[][] = [];
  const targets: Target[] = [];
  const pictures: Picture[] = [];
  for (const screen of [PHONE, DESKTOP]) {
    const visits: Visit[] = [];
    while (visits.length < ROUNDS) visits.push(await visit(browser, shop.shopUrl + LIST, screen));
    const inMs = medianBy(visits, 'pressedInMs');
    const kilobytes = medianBy(visits, 'bytes') / 1000;
    const requests = String(medianBy(visits, 'requests'));
    rows.push([screen.name, inMs.toFixed(0), requests, kilobytes.toFixed(0)]);
    targets.push({
      what: `from a press to the next page's picture, ${screen.name}`,
      aim: `≤ ${AIMS_IN_MS[screen.name]} ms`,
      measured: `${inMs.toFixed(0)} ms`,
      isMet: inMs <= AIMS_IN_MS[screen.name],
    });
    pictures.push(await film(browser, shop.shopUrl + LIST, screen));
    log(`  ${screen.name}: ${inMs.toFixed(0)} ms`);
  }
  return {
    sections: [
      {
        title: 'From a press on a card to the product’s picture',
        note: `Median of ${ROUNDS} first visits to ${LIST}, pressed ${REST_IN_MS / 1000} s after loading, when products in sight are fetched ahead. Requests and bytes over the wire are the list’s until the press.`,
        columns: ['visitor', 'ms', 'requests', 'kB'],
        rows,
        pictures,
      },
    ],
    targets,
  };
};

const medianBy = (visits: readonly Visit[], what: keyof Visit) =>
  medianOf(visits.map((one) => one[what]));

async function visit(browser: Browser, url: string, screen: Screen): Promise<Visit> {
  await using context = await browser.newContext(screen.options);
  const { page, fetched } = await openList(context, url, screen);
  const { inMs } = await pressCard(page, screen.options);
  return { ...fetched, pressedInMs: inMs };
}

/** Films a visit of its own: recording takes time. */
async function film(browser: Browser, url: string, screen: Screen): Promise<Picture> {
  await using context = await browser.newContext(screen.options);
  const { page, session } = await openList(context, url, screen);
  const strip = await filmPress(session, () => pressCard(page, screen.options));
  const file = await writeFilmStrip(browser, screen.name, strip);
  return { file, alt: `Eight moments from the press to the picture, ${screen.name}` };
}

async function openList(context: BrowserContext, url: string, screen: Screen) {
  await followLinksByRouter(context);
  const page = await context.newPage();
  const session = await slowDown(page, screen);
  let [requests, bytes] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST_IN_MS);
  return { page, session, fetched: { requests, bytes } };
}

async function pressCard(page: Page, { hasTouch = false }: Screen['options']): Promise<Shown> {
  const link = page.locator('main article h3 a').nth(1);
  const shown = page.evaluate(timeUntilShown, (await link.innerText()).trim());
  if (hasTouch) await link.tap();
  else await link.click();
  return shown;
}

/** Resolves to the time from the press to the frame that shows the product; runs in the page. */
function timeUntilShown(title: string): Promise<Shown> {
  const isShown = () => {
    const picture = document.querySelector<HTMLImageElement>('main [aria-label] li img');
    const heading = document.querySelector('main h1')?.textContent ?? '';
    return heading.includes(title) && picture?.complete === true && picture.naturalWidth > 0;
  };
  return new Promise((done) => {
    const onPress = ({ timeStamp }: PointerEvent) => {
      const look = () => {
        if (!isShown()) requestAnimationFrame(look);
        // The frame after it is the one that shows it.
        else
          requestAnimationFrame(() =>
            done({
              pressedAt: performance.timeOrigin + timeStamp,
              inMs: performance.now() - timeStamp,
            }),
          );
      };
      look();
    };
    addEventListener('pointerdown', onPress, { capture: true, once: true });
  });
}
