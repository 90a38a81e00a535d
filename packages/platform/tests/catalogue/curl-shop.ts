import type { CatalogueDrafts, MetafieldDraft } from '../../src/catalogue/index.ts';
import { saveCatalogue } from '../../src/catalogue/index.ts';
import {
  createPlatform,
  type Platform,
  type PlatformOptions,
  type ShopKey,
} from '../../src/index.ts';
import { productDraft, variantDraft } from '../kit/product-draft.ts';

function metafield(key: string, type: string, value: unknown): MetafieldDraft {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { namespace: 'lokke', key, type, value: text };
}

const LIST = 'list.single_line_text_field';

/** Six products that differ in all that listings sort and filter by; one hidden, one sold out. */
const CURL_SHOP: CatalogueDrafts = {
  products: [
    productDraft({
      handle: 'rain-shampoo',
      title: 'Rain shampoo',
      descriptionHtml: '<p>Light &amp; clear for <b>krullen</b>.</p>',
      tags: ['rain', 'curls'],
      optionNames: ['Size'],
      variants: [
        variantDraft({
          sku: 'RA-S-250',
          optionValues: ['250 ml'],
          priceInMinorUnits: 1250,
          compareAtPriceInMinorUnits: 1500,
          unitPriceMeasure: {
            total: { value: 250, unit: 'ML' },
            reference: { value: 100, unit: 'ML' },
          },
          imageSrc: '/cdn/files/rain-b.webp',
        }),
        variantDraft({ sku: 'RA-S-1000', optionValues: ['1 l'], priceInMinorUnits: 4000 }),
      ],
      images: ['a', 'b'].map((name) => ({
        src: `/cdn/files/rain-${name}.webp`,
        altText: `Foto ${name}`,
        widthInPixels: 800,
        heightInPixels: 1000,
      })),
      metafields: [
        metafield('hair_type', LIST, ['curly', 'wavy']),
        metafield('promise', 'single_line_text_field', 'Lichte krullen'),
        metafield('sold_quantity', 'number_integer', '10'),
      ],
    }),
    productDraft({
      handle: 'rain-mask',
      title: 'Rain mask',
      productType: 'Mask',
      tags: ['rain'],
      variants: [variantDraft({ priceInMinorUnits: 2500, inventoryQuantity: 3 })],
      metafields: [
        metafield('hair_type', LIST, ['curly']),
        metafield('sold_quantity', 'number_integer', '30'),
      ],
    }),
    productDraft({
      handle: 'honey-mask',
      title: 'Honey mask',
      productType: 'Mask',
      tags: ['honey', 'dry'],
      variants: [variantDraft({ priceInMinorUnits: 2995, inventoryQuantity: 0 })],
      metafields: [metafield('hair_type', LIST, ['straight'])],
    }),
    productDraft({
      handle: 'volt-creme',
      title: 'Volt crème',
      productType: 'Styling',
      vendor: 'Lokke Lab',
      tags: ['volt'],
      variants: [variantDraft({ priceInMinorUnits: 1800 })],
      metafields: [metafield('sold_quantity', 'number_integer', '20')],
    }),
    productDraft({
      handle: 'rain-set',
      title: 'Rain set',
      productType: 'bundle',
      tags: ['bundle'],
      variants: [variantDraft({ priceInMinorUnits: 3500, tracksInventory: false })],
      metafields: [
        metafield('bundle_products', 'list.product_reference', ['rain-shampoo', 'rain-mask']),
      ],
    }),
    productDraft({ handle: 'secret', title: 'Rain secret', isPublished: false }),
  ],
  collections: [
    {
      handle: 'rain',
      title: 'Regen',
      descriptionHtml: '<p>Zacht.</p>',
      image: { src: '/cdn/files/rain.webp', altText: 'Regen', widthInPixels: 8, heightInPixels: 6 },
      members: { kind: 'handles', handles: ['rain-mask', 'rain-shampoo', 'rain-set'] },
      sortOrder: 'MANUAL',
      seo: { title: null, description: null },
      metafields: [],
    },
    {
      handle: 'all',
      title: 'Alles',
      descriptionHtml: '',
      image: null,
      members: { kind: 'all' },
      sortOrder: 'PRICE_DESC',
      seo: { title: null, description: null },
      metafields: [],
    },
    {
      handle: 'masks',
      title: 'Maskers',
      descriptionHtml: '',
      image: null,
      members: {
        kind: 'rules',
        matches: 'ALL',
        rules: [
          { column: 'TYPE', relation: 'EQUALS', condition: 'Mask' },
          { column: 'VARIANT_PRICE', relation: 'LESS_THAN', condition: '29.00' },
        ],
      },
      sortOrder: 'ALPHA_ASC',
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
          title: 'Lijnen',
          target: { kind: 'catalog' },
          items: [{ title: 'Regen', target: { kind: 'collection', handle: 'rain' }, items: [] }],
        },
        { title: 'Voorwaarden', target: { kind: 'policy', policy: 'termsOfService' }, items: [] },
      ],
    },
  ],
  pages: [
    {
      handle: 'about',
      title: 'Over ons',
      bodyHtml: '<p>Krullen zijn ons vak.</p>',
      seo: { title: null, description: 'Wie wij zijn' },
    },
  ],
  shop: {
    name: 'Lokke Nederland',
    description: 'Haar',
    policies: { termsOfService: { handle: 'terms', title: 'Voorwaarden', bodyHtml: '<p>Ja.</p>' } },
    shipsToCountries: ['NL'],
    moneyFormat: '€{{amount_with_comma_separator}}',
    metafields: [],
  },
  sellingPlanGroups: [
    {
      name: 'Abonnement',
      appName: null,
      options: [{ name: 'Elke', values: ['4 weken'] }],
      plans: [
        {
          name: 'Elke 4 weken',
          description: null,
          options: [{ name: 'Elke', value: '4 weken' }],
          discountPercentage: 15,
          hasRecurringDeliveries: true,
        },
      ],
      productHandles: ['rain-shampoo'],
    },
  ],
  redirects: [{ path: '/oud', target: '/products/rain-mask' }],
  translations: [
    {
      kind: 'product',
      handle: 'rain-shampoo',
      language: 'EN',
      fields: {
        title: 'Rain shampoo EN',
        body_html: '<p>For curls.</p>',
        'metafields.lokke.promise': 'Light curls',
        'options.Size': 'Size EN',
        'option_values.Size.1 l': '1 litre',
        'images.1.alt': 'Photo a',
      },
    },
    { kind: 'collection', handle: 'rain', language: 'EN', fields: { title: 'Rain' } },
    {
      kind: 'menu',
      handle: 'main-menu',
      language: 'EN',
      fields: { 'items.1.1.title': 'Rain', 'items.1.title': 'Ranges' },
    },
    {
      kind: 'selling_plan_group',
      handle: 'Abonnement',
      language: 'EN',
      fields: {
        name: 'Subscription',
        'options.Elke': 'Every',
        'option_values.Elke.4 weken': '4 weeks',
        'plans.Elke 4 weken.name': 'Every 4 weeks',
      },
    },
    { kind: 'page', handle: 'about', language: 'EN', fields: { title: 'About us' } },
    { kind: 'shop', handle: 'shop', language: 'EN', fields: { 'termsOfService.title': 'Terms' } },
  ],
};

/** A platform in memory whose Dutch shop holds `CURL_SHOP`. */
export async function openCurlShop(
  shop: ShopKey = 'nl',
  options: Pick<PlatformOptions, 'passwordCost'> = {},
): Promise<Platform> {
  const platform = createPlatform({
    ...options,
    dataFile: ':memory:',
    now: () => new Date('2026-03-01T10:00:00.500Z'),
  });
  await saveCatalogue(platform.context, shop, CURL_SHOP);
  return platform;
}
