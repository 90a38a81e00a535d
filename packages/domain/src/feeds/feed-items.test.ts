import { describe, expect, it } from 'vitest';
import { makeProduct, makeVariant } from '../catalogue/product.test-kit.ts';
import type { ProductDetail } from '../catalogue/product.ts';
import { feedItems } from './feed-items.ts';

const EUR = (amountInMinorUnits: number) => ({ amountInMinorUnits, currencyCode: 'EUR' }) as const;

function makeDetail(changes: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...makeProduct('rain', { id: 'gid://shopify/Product/1', title: 'Rain', vendor: 'Lokke' }),
    pictures: [{ url: 'https://pictures.example/1.webp', altText: '', width: 8, height: 10 }],
    descriptionHtml: '<p>Soft &amp; clean.</p>',
    howToUse: null,
    keyIngredients: [],
    variants: [makeVariant('gid://shopify/ProductVariant/1', { title: '250 ml' })],
    options: [],
    sellingPlans: [],
    collections: [],
    seo: { title: null, description: null },
    ...changes,
  };
}

describe('the items of a feed', () => {
  it('are one for a product of one variant, at its own address', () => {
    expect(feedItems(makeDetail())).toMatchObject([
      {
        id: '1',
        groupId: '1',
        title: 'Rain',
        path: '/products/rain',
        options: [],
        description: 'Soft & clean.',
        price: EUR(1_000),
        salePrice: null,
        unitPrice: null,
      },
    ]);
  });

  it('are grouped where there are several, each at its variant', () => {
    const variants = ['1', '2'].map((number) =>
      makeVariant(`gid://shopify/ProductVariant/${number}`, {
        title: `${number}00 ml`,
        selectedOptions: [{ name: 'Size', value: `${number}00 ml` }],
        unitPrice: { price: EUR(100), per: '100 ml' },
      }),
    );
    expect(feedItems(makeDetail({ variants }))).toMatchObject([
      { title: 'Rain, 100 ml', path: '/products/rain?variant=1', groupId: '1' },
      {
        title: 'Rain, 200 ml',
        unitPrice: { measure: { value: 200, unit: 'ml' }, reference: { value: 100, unit: 'ml' } },
      },
    ]);
  });

  it('tell no unit price by the ounce', () => {
    const unitPrice = { price: EUR(100), per: 'fl oz' };
    const variants = [makeVariant('1', { title: '200 ml', unitPrice })];
    expect(feedItems(makeDetail({ variants }))).toMatchObject([{ unitPrice: null }]);
  });

  it('tell a reduction that may be announced', () => {
    const variants = [makeVariant('1', { price: EUR(800), compareAtPrice: EUR(1_000) })];
    expect(feedItems(makeDetail({ variants }))).toMatchObject([
      { price: EUR(1_000), salePrice: EUR(800) },
    ]);
  });

  it.each<[string, Partial<ProductDetail>]>([
    ['a gift', { tags: ['gift-with-purchase'] }],
    ['without a picture', { pictures: [] }],
    ['hidden', { isHidden: true }],
    ['free', { variants: [makeVariant('1', { price: EUR(0) })] }],
  ])('are none of a product that is %s', (_, changes) => {
    expect(feedItems(makeDetail(changes))).toEqual([]);
  });
});
