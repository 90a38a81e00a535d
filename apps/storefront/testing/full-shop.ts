import type { CatalogueDrafts } from '@lokke/platform';
import { productDraft, variantDraft } from './drafts.ts';

const ours = (key: string, type: string, value: string) => ({
  namespace: 'lokke',
  key,
  type,
  value,
});

const list = (key: string, ...values: readonly string[]) =>
  ours(key, 'list.single_line_text_field', JSON.stringify(values));

/** A product with every field that our pages read, and its shop. */
export const FULL_SHOP: CatalogueDrafts = {
  products: [
    productDraft({
      optionNames: ['Maat'],
      variants: [
        variantDraft({ optionValues: ['250 ml'], compareAtPriceInMinorUnits: 1500 }),
        variantDraft({
          optionValues: ['1 l'],
          sku: null,
          priceInMinorUnits: 3995,
          unitPriceMeasure: {
            total: { value: 1, unit: 'L' },
            reference: { value: 1, unit: 'L' },
          },
          tracksInventory: false,
        }),
      ],
      images: [
        {
          src: 'https://pictures.example/rain.webp',
          altText: 'Een fles',
          widthInPixels: 800,
          heightInPixels: 1000,
        },
        {
          src: 'https://pictures.example/rain-2.webp',
          altText: null,
          widthInPixels: null,
          heightInPixels: null,
        },
      ],
      metafields: [
        ours('range', 'single_line_text_field', 'rain'),
        ours('promise', 'single_line_text_field', 'Water dat blijft'),
        ours('how_to_use', 'multi_line_text_field', 'Masseer.\nSpoel uit.'),
        list('key_ingredients', 'glycerine', 'aloë'),
        list('hair_type', 'dry', 'curly'),
        list('routine_step', 'cleanse'),
        ours('sold_quantity', 'number_integer', '420'),
        {
          namespace: 'reviews',
          key: 'rating',
          type: 'rating',
          value: '{"value":"4.7","scale_min":"1.0","scale_max":"5.0"}',
        },
        { namespace: 'reviews', key: 'rating_count', type: 'number_integer', value: '31' },
      ],
      seo: { title: 'Rain', description: 'Shampoo voor droog haar' },
    }),
    productDraft({ handle: 'rain-mask', title: 'Rain masker' }),
  ],
  collections: [
    {
      handle: 'rain',
      title: 'Rain',
      descriptionHtml: '<p>Vocht.</p>',
      image: {
        src: 'https://pictures.example/range.webp',
        altText: 'De lijn',
        widthInPixels: 1600,
        heightInPixels: 900,
      },
      members: { kind: 'handles', handles: ['rain-mask', 'rain-shampoo'] },
      sortOrder: 'MANUAL',
      seo: { title: null, description: null },
      metafields: [],
    },
  ],
  menus: [
    {
      handle: 'main-menu',
      title: 'Hoofdmenu',
      items: [
        {
          title: 'Alles',
          target: { kind: 'catalog' },
          items: [{ title: 'Rain', target: { kind: 'collection', handle: 'rain' }, items: [] }],
        },
        {
          title: 'Shampoo',
          target: { kind: 'product', handle: 'rain-shampoo' },
          items: [],
        },
        { title: 'Privacy', target: { kind: 'policy', policy: 'privacyPolicy' }, items: [] },
        { title: 'Elders', target: { kind: 'http', url: 'https://elsewhere.example/' }, items: [] },
        { title: 'Start', target: { kind: 'frontpage' }, items: [] },
      ],
    },
  ],
  pages: [
    {
      handle: 'about',
      title: 'Over ons',
      bodyHtml: '<p>Wij.</p>',
      seo: { title: null, description: null },
    },
  ],
  shop: {
    name: 'Lokke',
    description: null,
    policies: {
      privacyPolicy: { handle: 'privacy-policy', title: 'Privacy', bodyHtml: '<p>Weinig.</p>' },
      shippingPolicy: { handle: 'shipping-policy', title: 'Verzending', bodyHtml: '<p>Snel.</p>' },
    },
    shipsToCountries: ['NL'],
    moneyFormat: '€{{amount_with_comma_separator}}',
    metafields: [],
  },
};
