import { marketOf } from '@lokke/domain/markets';
import { createPlatform, saveCatalogue, seedDemo, seedDemoContent } from '@lokke/platform';
import { expect, test } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { productDraft } from '../testing/drafts.ts';
import { readLawfulWords } from './lawful-words.ts';

type Platform = ReturnType<typeof createPlatform>;

const read = (platform: Platform, locale: 'de' | 'nl') =>
  readLawfulWords(
    {
      config: readConfig({}, platform.secrets),
      isHosted: false,
      fetch: platform.fetch,
      now: Date.now,
      wait: async () => undefined,
    },
    marketOf(locale),
  );

test('readLawfulWords names each product and page by its words, in the language of the market', async () => {
  const platform = createPlatform({ dataFile: ':memory:' });
  const inci = { namespace: 'lokke', key: 'inci', type: 'multi_line_text_field' };
  await saveCatalogue(platform.context, 'nl', {
    products: [
      productDraft({
        handle: 'comb',
        descriptionHtml: '<p>Duurzaam, eco-friendly hout, umweltfreundlich</p>',
      }),
      productDraft({ handle: 'oil', metafields: [{ ...inci, value: 'AQUA, PARFUM' }] }),
      productDraft({ handle: 'mist', metafields: [{ ...inci, value: 'AQUA, BETA-PINENE' }] }),
    ],
  });
  await seedDemoContent(platform.context);
  expect(await read(platform, 'nl')).toEqual({
    claims: ['“eco friendly” (/products/comb)', '“duurzaam” (/products/comb)'],
    ingredients: [
      'a fragrance without an allergen (/products/oil)',
      'BETA-PINENE instead of PINENE (/products/mist)',
    ],
    sellsSubscriptions: false,
    facts: expect.objectContaining({ imprintBasis: expect.stringContaining('3:15d') }),
  });
  platform.close();
});

test('readLawfulWords finds nothing in the demo', async () => {
  const platform = createPlatform({ dataFile: ':memory:' });
  await seedDemo(platform.context);
  await seedDemoContent(platform.context);
  expect(await read(platform, 'de')).toEqual({
    claims: [],
    ingredients: [],
    sellsSubscriptions: false,
    facts: expect.any(Object),
  });
  platform.close();
}, 120_000);
