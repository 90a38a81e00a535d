import type { CDPSession, Page } from '@playwright/test';
import { shopUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';
import { untilAlive } from '../shop/until-alive.ts';

// What a phone fetches before anybody touches the page, compressed as it comes; pictures below what is seen left out.
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

/** The addresses of the pictures that are at least partly on the screen. */
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
  test(`the first view of ${path} fits into ${budgetInBytes} bytes, and one picture goes first`, async ({
    page,
  }) => {
    const fetched = await watchNetwork(await page.context().newCDPSession(page));
    await page.goto(`${shopUrl()}${path}`, { waitUntil: 'load' });
    // Scripts come after what is seen, and count as well.
    await untilAlive(page);
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
    const seen = await seenPictures(page);
    const files = [...fetched.values()].filter(
      ({ url, isPicture }) => !isPicture || seen.includes(url),
    );
    const sizeInBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
    // A page without its scripts and fonts would be light as well.
    expect(sizeInBytes).toBeGreaterThan(150_000);
    expect(sizeInBytes).toBeLessThanOrEqual(budgetInBytes);
  });
}
