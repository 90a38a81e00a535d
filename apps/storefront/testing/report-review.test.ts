import { expect, test } from 'vitest';
import { openStorefront } from './open-for-tests.ts';

const shop = await openStorefront({
  environment: { MARKETS: 'nl,de', NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo' },
  isDemo: true,
});

const htmlOf = async (path: string) => {
  const response = await shop.send(path, { headers: { accept: 'text/html' } });
  return { status: response.status, html: await response.text() };
};

test('a review leads to a page that shows it and asks what is wrong with it, without a login', async () => {
  const { html } = await htmlOf('/de/products/rain-shampoo');
  const [, path = ''] = /href="([^"]+\/report)"/.exec(html) ?? [];
  const report = await htmlOf(path);
  expect([path, report.status]).toEqual([expect.stringMatching(/^\/de\/products\//), 200]);
  expect(report.html).toContain('Wer das geschrieben hat, kennt das Produkt offenbar nicht');
  expect(report.html).toContain('<blockquote');
  expect(report.html).toContain('name="email"');
});

test.each([
  '/nl/products/rain-shampoo/reviews/999999/report',
  '/nl/products/no-such-product/reviews/1/report',
])('%s is not there', async (path) => {
  expect((await htmlOf(path)).status).toBe(404);
});

test.each([
  ['/nl/shop', 'Begint met wat het meest verkocht is.'],
  ['/de/search?q=shampoo', 'Beginnt mit dem, was am besten zu deinen Wörtern passt.'],
])('%s says how it is ranked, and where more is told', async (path, sentence) => {
  const { html } = await htmlOf(path);
  expect(html).toContain(sentence);
  const [market] = path.slice(1).split('/');
  expect(html).toContain(`href="/${market}/ranking"`);
  const ranking = await htmlOf(`/${market}/ranking`);
  expect(ranking.status).toBe(200);
  expect(ranking.html).toMatch(/Zo controleren we reviews|So prüfen wir Bewertungen/);
});
