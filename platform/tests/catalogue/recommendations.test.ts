import { expect, it } from 'vitest';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { productDraft } from '../fixtures/product-draft.ts';
import { shopperAt } from '../fixtures/shopper.ts';

it('recommends what is alike where the choice by hand is no list', async () => {
  const platform = openPlatform({ now: () => new Date('2026-03-01T10:00:00Z') });
  const chosen = {
    namespace: 'shopify--discovery--product_recommendation',
    key: 'related_products',
    type: 'single_line_text_field',
    value: 'wavy-duo; oil',
  };
  await saveCatalogue(platform.context, 'nl', {
    products: [
      productDraft({ handle: 'comb', tags: ['wood'], metafields: [chosen] }),
      productDraft({ handle: 'brush', tags: ['wood'] }),
    ],
  });
  const response = await shopperAt(platform, 'nl', '2025-04').request(
    '{ productRecommendations(productHandle: "comb") { handle } }',
  );
  expect(response).toMatchObject({
    errors: [],
    data: { productRecommendations: [{ handle: 'brush' }] },
  });
});
