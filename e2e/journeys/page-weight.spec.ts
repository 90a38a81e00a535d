import type { CDPSession, Page } from '@playwright/test';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

// Transferred bytes of the first view on a phone; images below the fold do not count.
const BUDGETS = [
  ['/nl', 330_000],
  ['/nl/shop', 300_000],
  ['/nl/products/rain-shampoo', 300_000],
] as const;

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

interface Fetched {
  readonly url: string;
  readonly isPicture: boolean;
  bytes: number;
}

async function watchNetwork(session: CDPSession): Promise<ReadonlyMap<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  session.on('Network.responseReceived', ({ requestId, response: { url }, type }) => {
    fetched.set(requestId, { url, isPicture: type === 'Image', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = fetched.get(requestId);
    if (file !== undefined) file.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return fetched;
}

/** The URLs of the images that are at least partly in the viewport. */
function seenPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const isInside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        return isInside && width > 0;
      })
      .map(({ currentSrc }) => currentSrc),
  );
}

for (const [path, budgetInBytes] of BUDGETS) {
  test(`the first view of ${path} keeps its budget`, async ({ page }) => {
    const fetched = await watchNetwork(await page.context().newCDPSession(page));
    await page.goto(`${shopUrl()}${path}`, { waitUntil: 'load' });
    // Scripts start after the first paint, and count.
    await waitForHydration(page);
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
    const seen = await seenPictures(page);
    const files = [...fetched.values()].filter(
      ({ url, isPicture }) => !isPicture || seen.includes(url),
    );
    const sizeInBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
    // Else scripts or fonts are missing.
    expect(sizeInBytes).toBeGreaterThan(150_000);
    expect(sizeInBytes).toBeLessThanOrEqual(budgetInBytes);
  });
}

test('pictures that may wait are fetched after the first view’s picture', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((come) => {
    release = come;
  });
  await page.route(/picture-hero/, async (route) => {
    await held;
    await route.continue();
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ofProducts = () => fetched.filter((url) => url.includes('/cdn/files/')).length;
  const opened = page.goto(`${shopUrl()}/nl`);
  await expect(page.locator('main article img').first()).toBeAttached();
  // Some frames later the browser has looked for pictures in sight.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(ofProducts()).toBe(0);
  release();
  await opened;
  await expect.poll(ofProducts).toBeGreaterThan(0);
});
