import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';

describe('the comparison', () => {
  let shop: InMemoryStorefront;
  beforeAll(async () => {
    shop = await openInMemoryStorefront({ environment: { MARKETS: 'nl,se' }, isDemo: true });
  }, 120_000);
  afterAll(async () => shop[Symbol.asyncDispose]());

  const textOf = async (path: string) => {
    const response = await shop.send(path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    return response.text();
  };
  const columns = (html: string) => html.match(/<th scope="col"/g)?.length ?? 0;

  it.each([
    ['', 0, 'Nog niets te vergelijken'],
    ['?p=rain-shampoo', 1, 'Prijs per liter'],
    ['?p=rain-conditioner', 1, 'vanaf €\u00a024,95'],
    ['?p=rain-leave-in-mist', 1, '€\u00a022,95'],
    ['?p=rain-shampoo&p=nobody', 1, 'Een product uit deze link verkopen we hier niet.'],
    ['?p=rain-shampoo&p=honey-shampoo&p=moss-shampoo', 3, 'Haartype'],
    [
      '?p=rain-shampoo&p=honey-shampoo&p=moss-shampoo&p=volt-shampoo',
      3,
      'Hier passen drie producten.',
    ],
  ])('at “%s” has %i columns and says “%s”', async (query, count, text) => {
    const html = await textOf(`/nl/compare${query}`);
    expect(columns(html)).toBe(count);
    expect(html).toContain(text);
    expect(html).toContain('noindex');
  });

  it('is in the words and the currency of its market', async () => {
    const html = await textOf('/se/compare?p=rain-shampoo');
    expect(html).toContain('Jämför produkter');
    expect(html).toContain('kr');
  });
});
