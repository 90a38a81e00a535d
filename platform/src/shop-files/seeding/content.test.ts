import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import type { Platform } from '../../platform.ts';
import { SHOP_KEYS } from '../../protocol/index.ts';
import { exportContent, importContent } from '../../services/contentful/index.ts';
import { DEMO_FOLDER, demoMedia } from '../../shopify/images/index.ts';
import { demoContent, openDemo, seedDemoContent } from './index.ts';

const model = JSON.parse(readFileSync(join(DEMO_FOLDER, 'content/model.json'), 'utf8'));
const LOCALES: { readonly code: string }[] = model.locales;
/** Pages that every market shares, and the facts of each market. */
const ENTRY_COUNT = 182 + SHOP_KEYS.length;

let platform: Platform;
beforeEach(() => {
  platform = openPlatform();
});

async function pagesIn(locale: string, contentType: string): Promise<string> {
  const url = `http://localhost:4010/contentful/spaces/lokke/environments/master/entries?content_type=${contentType}&locale=${locale}&limit=1000&include=0`;
  const headers = { authorization: `Bearer ${platform.secrets.contentToken}` };
  return (await platform.fetch(url, { headers })).text();
}

it('fills an empty space once', async () => {
  expect(await seedDemoContent(platform.context)).toBe(ENTRY_COUNT);
  expect(await seedDemoContent(platform.context)).toBe(0);
});

it.each(LOCALES)('has every page with its texts in $code', async ({ code }) => {
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

it.each(['en-GB', 'en-US'])(
  'withdraws from no purchase in %s, whose law has no such word',
  async (tag) => {
    await seedDemoContent(platform.context);
    const pages = await Promise.all(
      ['generalPage', 'textModule', 'questions', 'menu', 'link'].map((type) => pagesIn(tag, type)),
    );
    expect(pages.join('')).toContain('/withdraw');
    // Consent is withdrawn in Britain, too.
    const found =
      pages.join('').match(/.{20}(?<!\/)withdr[ae]w(?!alBasis|al[:,-]|al").{20}/gi) ?? [];
    expect(
      found.filter(
        (text) => !/you can withdraw at|withdraw (?:your consent|an agreement)|keywords/.test(text),
      ),
    ).toEqual([]);
  },
);

it('is exported as Contentful writes a space, and importing that changes nothing', async () => {
  await seedDemoContent(platform.context);
  const { store, now } = platform.context;
  const exported = exportContent(store.read);
  expect(await importContent(store, exported, now())).toMatchObject({
    ok: true,
    entryCount: ENTRY_COUNT,
    changedCount: 0,
    deletedCount: 0,
  });
});

it('links nothing that is not there, and shows pictures in their sizes', () => {
  const exported = demoContent(openDemo());
  const { entries, assets } = JSON.parse(exported);
  const ids = new Set([...entries, ...assets].map(({ sys }) => sys.id));
  const links = [...exported.matchAll(/"linkType":"(?:Entry|Asset)","id":"([^"]+)"/g)];
  expect(links.length).toBeGreaterThan(100);
  expect(links.map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  for (const { fields } of assets) {
    const { fileName, details, contentType } = fields.file.en;
    if (contentType.startsWith('video/')) continue;
    const { widthInPixels: width, heightInPixels: height } = demoMedia().find(fileName) ?? {};
    expect(details.image, fileName).toEqual({ width, height });
  }
});
