import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

for (const path of ['/nl', '/nl/shop', '/nl/products/rain-shampoo', '/nl/account/login']) {
  test(`${path} brings its styles along, before and after its scripts start`, async ({ page }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    const response = await page.goto(`${shopUrl()}${path}`);
    const linked = [...((await response?.text()) ?? '').matchAll(/href="([^"]+\.css[^"#]*)/g)];
    expect(linked.length).toBeGreaterThan(2);
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(await font()).toContain('Instrument Sans');
    await waitForHydration(page);
    expect(await font()).toContain('Instrument Sans');
    const own = linked.map(([, href]) => new URL(href ?? '', shopUrl()).href);
    expect(sheets.filter((sheet) => own.includes(sheet.replace('#', '')))).toEqual([]);
  });
}
