import { marketOf } from '@lokke/domain/markets';
import { rgbaToThumbHash } from 'thumbhash';
import { expect, it } from 'vitest';
import { productDraft } from '../../../testing/drafts.ts';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';
import { tintOf } from './map-product.ts';

const hashOf = (alpha: number) => {
  const pixels = Array.from({ length: 16 }, () => [200, 120, 40, alpha]).flat();
  return Buffer.from(rgbaToThumbHash(4, 4, pixels)).toString('base64');
};

it('a picture is announced by its average colour, to a step of the hash', () => {
  const tint = tintOf(hashOf(255)) ?? '';
  expect(tint).toMatch(/^#[0-9a-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = Buffer.from(tint.slice(1), 'hex');
  const distances = [red - 200, green - 120, blue - 40].map(Math.abs);
  expect(Math.max(...distances)).toBeLessThan(8);
});

it('behind transparent parts no colour would go away again, so there is none', () => {
  expect(tintOf(hashOf(128))).toBeNull();
});

it.each([undefined, null, '', 'AAAA', 'AAAAAA=='])('%j has none', (hash) => {
  expect(tintOf(hash)).toBeNull();
});

it('five bytes are enough for a colour', () => {
  expect(tintOf('AAAAAAA=')).toMatch(/^#/);
});

it.each([
  ['2025-04', undefined],
  ['2025-07', '#b3c7c1'],
  ['2026-10', '#b3c7c1'],
])('a shop of %s says of a picture the colour %j', async (version, tint) => {
  const rain = {
    src: '/cdn/files/rain-mask.webp',
    altText: null,
    widthInPixels: 960,
    heightInPixels: 1200,
    thumbhash: '79cFDgLZl5iIiPg3aKp1hUkmR59y91k=',
  };
  using embedded = await openEmbeddedShops({
    drafts: { products: [productDraft({ handle: 'rain-mask', images: [rain] })] },
    environment: { SHOPIFY_NL_API_VERSION: version },
  });
  const products = await embedded.shops.catalogueOf(marketOf('nl')).products();
  expect(products.kind === 'found' && products.value[0]?.pictures[0]?.tint).toBe(tint);
});
