import { describe, expect, it } from 'vitest';
import { SHOP_KEYS, type ShopKey } from '../../protocol/index.ts';
import { percentageOf } from '../../shopify/discounts/index.ts';
import { openDemo, readDemoShop } from './index.ts';
import type { Texts } from './texts.ts';

const DEMO = openDemo();

const productsOf = (shop: ShopKey) => readDemoShop(DEMO, shop, 'Acme').drafts.products ?? [];

describe.each(SHOP_KEYS)('the demo shop %s', (shop) => {
  const { drafts, discounts } = readDemoShop(DEMO, shop, 'Acme');
  const products = drafts.products ?? [];
  const variants = products.flatMap((product) => product.variants);

  it('sells 53 products and 6 sets, each with pictures and texts', () => {
    expect(products).toHaveLength(59);
    for (const { handle, title, images, descriptionHtml, seo, variants: sizes } of products) {
      const ofSizes = sizes.filter(({ imageSrc }) => imageSrc !== null).length;
      const count = (handle.startsWith('gift-') ? 2 : 3) + ofSizes;
      expect(images, handle).toHaveLength(count);
      expect([
        title,
        descriptionHtml,
        seo.description,
        ...images.map((i) => i.altText),
      ]).not.toContain('');
    }
  });

  it('has a picture of its own for 16 sizes, among those of the product', () => {
    const sizes = products.flatMap(({ images, variants: own }) =>
      own.flatMap(({ imageSrc }) => (imageSrc === null ? [] : [{ images, imageSrc }])),
    );
    expect(sizes).toHaveLength(16);
    for (const { images, imageSrc } of sizes) {
      expect(images.slice(3).map(({ src }) => src)).toContain(imageSrc);
    }
  });

  it('has two variants sold out, three nearly so, the rest ample', () => {
    const stock = variants.map((variant) => variant.inventoryQuantity);
    expect(stock.filter((quantity) => quantity === 0)).toHaveLength(2);
    expect(stock.filter((quantity) => quantity === 3)).toHaveLength(3);
    expect(stock.filter((quantity) => quantity >= 200 && quantity <= 900)).toHaveLength(
      stock.length - 5,
    );
  });

  it('strikes the price of the parts beside the lower price of a set', () => {
    const priceOf = (handle: string) =>
      products.find((product) => product.handle === handle)?.variants[0]?.priceInMinorUnits ?? 0;
    const parts = priceOf('rain-shampoo') + priceOf('rain-conditioner') + priceOf('rain-mask');
    const set = products.find(({ handle }) => handle === 'rain-routine')?.variants[0];
    expect(set?.compareAtPriceInMinorUnits).toBe(parts);
    expect(set?.priceInMinorUnits).toBeLessThan(parts);
  });

  it('declares its own discounts, two of them for salons, and one for each set', () => {
    expect(discounts.map(({ id }) => id)).toEqual([
      1001, 1002, 1003, 1004, 1005, 1006, 1101, 1102, 1103, 1104, 1105, 1106,
    ]);
  });

  it('takes the products of a set down to its price, by four cents at most below it', () => {
    const priceOf = new Map(variants.map(({ sku, priceInMinorUnits }) => [sku, priceInMinorUnits]));
    const sets = products.filter(({ handle }) => handle.endsWith('-routine'));
    for (const [place, set] of sets.entries()) {
      const terms = discounts[6 + place]?.draft.terms;
      if (terms?.kind !== 'basic' || terms.items.kind !== 'products') throw new Error('no set');
      if (terms.reduction.kind !== 'percentage') throw new Error('no percentage');
      const prices = terms.items.variants.map((sku) => priceOf.get(sku) ?? Number.NaN);
      expect(terms.minimum).toEqual({ kind: 'quantity', quantity: prices.length });
      const { percentage } = terms.reduction;
      const paid = prices.reduce((sum, price) => sum + price - percentageOf(price, percentage), 0);
      const own = set.variants[0]?.priceInMinorUnits ?? 0;
      expect(paid).toBeLessThanOrEqual(own);
      expect(paid).toBeGreaterThanOrEqual(own - (own > 50_000 ? 20 : 4));
    }
  });

  it('has barcodes with a valid check digit, the same in every shop', () => {
    const barcodes = variants.flatMap(({ barcode }) => barcode ?? []);
    expect(barcodes).toHaveLength(new Set(barcodes).size);
    expect(barcodes[0]).toBe('2000000000015');
    for (const barcode of barcodes) {
      expect(barcode).toHaveLength(13);
      const sum = [...barcode].reduce(
        (total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3),
        0,
      );
      expect(sum % 10, barcode).toBe(0);
    }
  });
});

it('ends prices as the market does: 23.95, 28.00, 279.00', () => {
  const endings = (shop: ShopKey) =>
    new Set(
      productsOf(shop).flatMap(({ variants }) => variants.map((v) => v.priceInMinorUnits % 100)),
    );
  expect(endings('nl')).toEqual(new Set([50, 95]));
  expect(endings('no')).toEqual(new Set([0]));
});

it('writes American in America, wherever an English text has another spelling there', () => {
  const british =
    /olour|\b[Gg]rey|ulphate|ecognis|ydrolysed|entimetre|illilitre|°C|ressurised|\b[Tt]owards\b/;
  const articles = { uk: 'en-GB', us: 'en-US' };
  const words = (shop: 'uk' | 'us') => [
    JSON.stringify(DEMO.textsIn(articles[shop]).find('journal')),
    ...productsOf(shop).flatMap(({ title, descriptionHtml, images, seo }) => [
      title,
      descriptionHtml,
      seo.description ?? '',
      ...images.map(({ altText }) => altText ?? ''),
    ]),
  ];
  expect(words('uk').filter((text) => british.test(text))).not.toEqual([]);
  expect(words('us').filter((text) => british.test(text))).toEqual([]);
});

it.each(['nl', 'fr', 'de', 'es', 'nb', 'sv'])(
  'says in %s all that it says in English',
  (language) => {
    const keysIn = (name: string, value: unknown): readonly string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, below]) => keysIn(`${name}.${key}`, below))
        : [name];
    const files = [
      'company',
      'home',
      'ingredients',
      'ingredient-reasons',
      'products',
      'ranges',
      'shop',
    ];
    const pages = ['journal', 'pages', 'policies', 'shop-pages'];
    const keysOf = (texts: Texts) =>
      [...files, ...pages].flatMap((name) => keysIn(name, texts.find(name))).toSorted();
    expect(keysOf(DEMO.textsIn(language))).toEqual(keysOf(DEMO.textsIn('en')));
  },
);

it.each([
  ['nl', '€{{amount_with_comma_separator}}'],
  ['fr', '{{amount_with_comma_separator}}€'],
  ['us', '\u0024{{amount}}'],
  ['uk', '£{{amount}}'],
  ['ie', '€{{amount}}'],
  ['no', '{{amount_with_comma_separator}} kr'],
] as const)('writes prices of %s in texts as %s', (shop, expected) => {
  expect(readDemoShop(DEMO, shop, 'Acme').drafts.shop?.moneyFormat).toBe(expected);
});

it('names the amount of a gift in the language of the shop', () => {
  const giftOf = (shop: ShopKey) => readDemoShop(DEMO, shop, 'Acme').discounts[2]?.draft;
  expect(giftOf('no')?.title).toBe('Gave når du kjøper pleie og styling for 900\u00a0kr');
  expect(giftOf('be')).toMatchObject({
    title: 'Cadeau bij verzorging en styling vanaf €\u00a075',
    translatedTitles: { FR: 'Cadeau dès 75\u00a0€ de soins et de coiffants' },
  });
});
