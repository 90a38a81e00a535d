import { expect, it } from 'vitest';
import { unsoldMarketResponse } from './unsold-market-response.ts';

const reply = (path: string) =>
  unsoldMarketResponse(new Request(`http://lokke.test${path}`), ['fr-be']);

it('there are no pages of a market that is left out, and the answer says so in its language', async () => {
  const response = reply('/de/products/rain-shampoo');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('<html lang="de-DE">');
  expect(html).toContain('<a href="/fr-be">');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('a market that is left out is spoken to in the words of the brand', async () => {
  const brand = { name: 'Hair & <b>', messages: { 'errors.notFound.title': 'Nicht bei {brand}' } };
  const request = new Request('http://lokke.test/de');
  const response = unsoldMarketResponse(request, ['fr-be'], () => brand);
  expect(await response.text()).toContain('<h1>Nicht bei Hair &amp; &lt;b&gt;</h1>');
});

it.each([
  ['/', 302, '/fr-be'],
  ['/products/rain-shampoo', 301, '/fr-be/products/rain-shampoo'],
  ['//evil.example', 301, '/fr-be//evil.example'],
  ['/FR-BE/shop', 301, '/fr-be/shop'],
])(
  'where the default market is left out, %s leads with %i to the first one, %s',
  (path, status, location) => {
    const response = reply(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  },
);
