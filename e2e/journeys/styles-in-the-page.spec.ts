import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

test('/nl/shop brings its styles along, before and after its scripts start', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  const response = await page.goto(`${shopUrl()}/nl/shop`);
  const linked = [...((await response?.text()) ?? '').matchAll(/href="([^"]+\.css[^"#]*)/g)];
  expect(linked.length).toBeGreaterThan(2);
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await font()).toContain('Instrument Sans');
  await waitForHydration(page);
  expect(await font()).toContain('Instrument Sans');
  const own = linked.map(([, href]) => new URL(href ?? '', shopUrl()).href);
  expect(sheets.filter((sheet) => own.includes(sheet.replace('#', '')))).toEqual([]);
});
