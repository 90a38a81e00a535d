import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

test('each feature of the permissions policy is known to the browser, and denied to the page', async ({
  page,
}) => {
  const response = await page.goto(`${shopUrl()}/nl`);
  const header = response?.headers()['permissions-policy'] ?? '';
  const features = header.split(', ').map((directive) => directive.split('=')[0] ?? '');
  const { known, allowed } = await page.evaluate(() => {
    // Chromium's own words about Permissions Policy (https://www.w3.org/TR/permissions-policy/).
    const policy = Reflect.get(document, 'featurePolicy');
    return { known: policy.features(), allowed: policy.allowedFeatures() };
  });
  expect(known).toEqual(expect.arrayContaining(features));
  expect(features.filter((feature) => allowed.includes(feature))).toEqual(['geolocation']);
});
