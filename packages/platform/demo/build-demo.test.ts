import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEMO_MEDIA_BASE } from '../src/import/demo-media-base.ts';
import { demoFiles } from './generator/demo-files.ts';
import { bundlePriceInCents, localPriceInCents } from './generator/prices.ts';
import { shopFiles } from './generator/shop-files.ts';
import { worldOf } from './generator/shop-world.ts';
import { DEMO_SHOPS } from './generator/shops.ts';
import { toAmerican } from './generator/spelling.ts';
import { barcodeOf } from './generator/stock.ts';

const FOLDER = fileURLToPath(new URL('./shops', import.meta.url));

describe('the demo shops', () => {
  it('are, byte for byte, what the generator writes', () => {
    const files = demoFiles(DEMO_MEDIA_BASE);
    const committed = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.slice(FOLDER.length + 1)}/${entry.name}`);
    expect(committed.sort()).toEqual([...files.keys()].sort());
    for (const [name, content] of files) {
      expect(readFileSync(`${FOLDER}/${name}`, 'utf8') === content, name).toBe(true);
    }
  });

  it.each(DEMO_SHOPS)('$key sells 53 products and 6 sets, each with pictures and texts', (shop) => {
    const { products } = shopFiles(worldOf(shop, DEMO_MEDIA_BASE));
    expect(products).toHaveLength(59);
    for (const { handle, title, images, descriptionHtml, seo } of products) {
      const count = handle.startsWith('gift-') ? 2 : 3;
      expect(images, handle).toHaveLength(count);
      expect([
        title,
        descriptionHtml,
        seo.description,
        ...images.map((i) => i.altText),
      ]).not.toContain('');
    }
  });

  it.each(DEMO_SHOPS)('$key has two variants sold out, three nearly so, the rest ample', (shop) => {
    const { products } = shopFiles(worldOf(shop, DEMO_MEDIA_BASE));
    const stock = products.flatMap(({ variants }) => variants.map((v) => v.inventoryQuantity));
    expect(stock.filter((quantity) => quantity === 0)).toHaveLength(2);
    expect(stock.filter((quantity) => quantity === 3)).toHaveLength(3);
    expect(stock.filter((quantity) => quantity >= 200 && quantity <= 900)).toHaveLength(
      stock.length - 5,
    );
  });

  it.each(DEMO_SHOPS)(
    '$key strikes the price of the parts beside the lower price of a set',
    (shop) => {
      const { products } = shopFiles(worldOf(shop, DEMO_MEDIA_BASE));
      const priceOf = (handle: string) =>
        products.find((product) => product.handle === handle)?.variants[0]?.priceInMinorUnits ?? 0;
      const parts = priceOf('rain-shampoo') + priceOf('rain-conditioner') + priceOf('rain-mask');
      const set = products.find(({ handle }) => handle === 'rain-routine')?.variants[0];
      expect(set?.compareAtPriceInMinorUnits).toBe(parts);
      expect(set?.priceInMinorUnits).toBeLessThan(parts);
    },
  );
});

describe('local prices', () => {
  it.each([
    [24, 'half', 1, 2395],
    [9.5, 'half', 1, 950],
    [9.9, 'half', 1, 995],
    [24, 'half', 0.88, 2095],
    [24, 'whole', 1.16, 2800],
    [9.5, 'whole', 1.16, 1100],
    [24, 'nine', 11.8, 27900],
    [9.5, 'nine', 11.2, 10900],
  ] as const)('%d euro ends on a %s price at level %d: %d', (euro, charm, level, cents) => {
    expect(localPriceInCents(euro, { charm, level })).toBe(cents);
  });

  it('makes a set an eighth cheaper than its parts', () => {
    expect(bundlePriceInCents(8300, { charm: 'half', level: 1 })).toBe(7295);
  });
});

it.each([
  ['Colour-keeping, coloured, colourless', 'Color-keeping, colored, colorless'],
  ['grey hair without sulphates', 'gray hair without sulfates'],
  ['Hydrolysed keratin, five centimetres', 'Hydrolyzed keratin, five centimeters'],
  ['pour four, your hour', 'pour four, your hour'],
])('spells "%s" in American', (british, american) => {
  expect(toAmerican(british)).toBe(american);
});

it('gives barcodes a valid check digit', () => {
  expect(barcodeOf(1)).toBe('2000000000015');
  expect(barcodeOf(75)).toHaveLength(13);
});
