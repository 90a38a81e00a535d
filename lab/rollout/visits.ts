import { findChromium } from '@lokke/e2e/chromium';
import { createShopper, type Shopper } from '@lokke/e2e/shopper';
import { type Browser, chromium, expect, type Page } from '@playwright/test';

/** Pages that one visit loads: list, product, cart, the cart again. */
export const LOADS_PER_VISIT = 4;

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('This run needs Chromium (npm test installs it).');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

export interface Visitor {
  readonly page: Page;
  readonly shopper: Shopper;
  /** Errors, in the order of their appearance. */
  readonly problems: readonly string[];
  /** Paths of the documents that the tab loaded. */
  readonly documents: readonly string[];
  readonly leave: () => Promise<void>;
}

export async function openVisitor(browser: Browser, url: string): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => {
    if (window.origin !== 'null') {
      localStorage.setItem('cookiesRefusedAt', new Date().toISOString());
    }
  });
  const page = await context.newPage();
  const problems: string[] = [];
  const documents: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`exception: ${message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const shopper = createShopper(page, 'nl', url);
  return { page, shopper, problems, documents, leave: () => context.close() };
}

/** Shops from the list to the cart; what is in it has to be there still after the cart is loaded again. */
export async function goShopping({ page, shopper }: Visitor): Promise<void> {
  await shopper.visits('/shop');
  await waitForStyles(page);
  await shopper.main.getByRole('article').getByRole('link').first().click();
  await page.waitForURL(/\/products\//);
  await addToCart(shopper);
  await openCart(shopper);
  await findOneLine(shopper);
  await page.reload();
  await waitForStyles(page);
  await findOneLine(shopper);
}

export async function addToCart({ addsToCart, cartPopup, t }: Shopper): Promise<void> {
  await addsToCart();
  const toCheckout = cartPopup.getByRole('link', { name: t('cart.checkout') });
  await expect(toCheckout).toHaveAttribute('href', /\/cart\/c\//, { timeout: 30_000 });
}

export async function openCart({ cartPopup, page, t }: Shopper): Promise<void> {
  await cartPopup.getByRole('link', { name: t('cart.view') }).click();
  await page.waitForURL(/\/cart$/);
}

export async function findOneLine({ main, t }: Shopper): Promise<void> {
  const lines = main.getByRole('list', { name: t('cart.lines') }).getByRole('listitem');
  await expect(lines.first()).toBeVisible({ timeout: 30_000 });
}

/** Waits for sheets that are on their way. */
async function waitForStyles(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ sheet }) => sheet === null)
        .map(({ href }) => href),
    );
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}
