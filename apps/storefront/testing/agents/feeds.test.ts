import { gunzipSync } from 'node:zlib';
import { saveCatalogue } from '@lokke/platform';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { FULL_SHOP } from '../full-shop.ts';
import { openStorefront } from '../open-for-tests.ts';
// Schema of the Agentic Commerce Protocol's feed, without its prose (Apache-2.0).
import ACP from './acp-feed-2026-04-17.json' with { type: 'json' };

const shop = await openStorefront({ shops: ['nl', 'us'] });

async function readFeed(path: string): Promise<string> {
  const response = await shop.send(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

describe.each([
  ['nl', 'EUR', '/nl/products/'],
  ['na', 'USD', '/na/products/'],
])('the feeds of %s', (locale, currency, path) => {
  it('are an RSS of Google with every required field', async () => {
    const feed = await readFeed(`/feeds/${locale}/google.xml`);
    const items = feed.split('<item>').slice(1);
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) {
      for (const field of ['id', 'title', 'description', 'link', 'image_link', 'brand']) {
        expect(item).toMatch(new RegExp(`<g:${field}>[^<]+</g:${field}>`));
      }
      expect(item).toMatch(new RegExp(`<g:price>\\d+\\.\\d\\d ${currency}</g:price>`));
      expect(item).toMatch(/<g:availability>(?:in_stock|out_of_stock)</);
      expect(item).toMatch(/<g:(?:gtin|mpn|identifier_exists)>/);
      expect(item).toContain(path);
    }
  });

  it('are rows of OpenAI with its required fields', async () => {
    const rows = (await readFeed(`/feeds/${locale}/openai.jsonl`)).trim().split('\n');
    for (const row of rows) {
      expect(JSON.parse(row)).toMatchObject({
        is_eligible_search: true,
        is_eligible_checkout: false,
        item_id: expect.stringMatching(/^\d+$/),
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        url: expect.stringContaining(path),
        brand: expect.stringMatching(/./),
        image_url: expect.stringMatching(/^https?:/),
        price: expect.stringMatching(new RegExp(`^\\d+\\.\\d\\d ${currency}$`)),
        availability: expect.stringMatching(/_stock$/),
        seller_name: expect.stringMatching(/./),
      });
    }
  });

  it('follow the schema of the Agentic Commerce Protocol', async () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addFormat('uri', (text: string) => URL.canParse(text));
    ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
    ajv.addSchema(ACP, 'feed');
    const validate = ajv.getSchema('feed#/$defs/ProductsResponse');
    const feed: unknown = JSON.parse(await readFeed(`/feeds/${locale}/acp.json`));
    validate?.(feed);
    expect(validate?.errors ?? []).toEqual([]);
    expect(feed).toMatchObject({ products: expect.arrayContaining([expect.anything()]) });
    expect(JSON.stringify(feed).includes('"unit_price"')).toBe(locale !== 'na');
  });
});

describe('a feed', () => {
  it('is handed out compressed, and made again when a product changed', async () => {
    const init = { headers: { 'accept-encoding': 'gzip' } };
    const first = await shop.send('/feeds/nl/openai.jsonl', init);
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const text = gunzipSync(Buffer.from(await first.arrayBuffer())).toString();
    const sold = FULL_SHOP.products ?? [];
    const renamed = sold.map((one) => ({ ...one, vendor: 'Somebody else' }));
    await saveCatalogue(shop.platform.context, 'nl', { ...FULL_SHOP, products: renamed });
    expect(await readFeed('/feeds/nl/openai.jsonl')).toBe(text);
    await shop.purge(['products-nl', 'shop-nl']);
    expect(await readFeed('/feeds/nl/openai.jsonl')).toContain('Somebody else');
  });

  it.each(['/feeds/nl/other.xml', '/feeds/xx/google.xml', '/feeds/nl/constructor'])(
    '%s is none',
    async (path) => {
      expect((await shop.send(path)).status).toBe(404);
    },
  );
});
