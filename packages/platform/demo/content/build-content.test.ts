import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_CONTENT_TOKEN, seedDemoContent } from '../../src/contentful/index.ts';
import { createPlatform, type Platform } from '../../src/platform.ts';
import { contentFile } from './content-file.ts';
import { CONTENT_LOCALES } from './locales.ts';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform({ dataFile: ':memory:' });
});
afterEach(() => platform.close());

async function pagesIn(locale: string, contentType: string): Promise<string> {
  const url = `http://localhost:4010/contentful/spaces/lokke/environments/master/entries?content_type=${contentType}&locale=${locale}&limit=1000&include=0`;
  const headers = { authorization: `Bearer ${DEMO_CONTENT_TOKEN}` };
  return (await platform.fetch(new Request(url, { headers }))).text();
}

it('is, byte for byte, what the generator writes', () => {
  const committed = readFileSync(new URL('./export.json', import.meta.url), 'utf8');
  expect(committed === contentFile()).toBe(true);
});

it('fills an empty space once', async () => {
  expect(await seedDemoContent(platform.context)).toBe(150);
  expect(await seedDemoContent(platform.context)).toBe(0);
});

it.each(CONTENT_LOCALES)('has every page with its texts in $code', async ({ code }) => {
  await seedDemoContent(platform.context);
  const products = await pagesIn(code, 'productPage');
  expect(products).toContain('"total":53,');
  expect(products.match(/"promise":"[^"]/g)).toHaveLength(53);
  expect(await pagesIn(code, 'productBundlePage')).toContain('"total":6,');
});

it('writes American in America and Flemish as in the Netherlands', async () => {
  await seedDemoContent(platform.context);
  const [us, uk] = [await pagesIn('en-US', 'rangePage'), await pagesIn('en-GB', 'rangePage')];
  expect(us).toContain('Color');
  expect(uk).toContain('Colour');
  const [be, nl] = [await pagesIn('nl-BE', 'rangePage'), await pagesIn('nl-NL', 'rangePage')];
  expect(be.replaceAll('nl-BE', 'nl-NL')).toBe(nl);
});
