import { saveCatalogue, seedDemoContent } from '@lokke/platform';
import { describe, expect, it } from 'vitest';
import { productDraft, variantDraft } from './drafts.ts';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser } from './plain-browser.ts';
import { writeForm } from './requests.ts';

const SIZES = Array.from({ length: 11 }, (_, i) => `${20 + i} cm`);
const COLOURS = ['Sage', 'Black', 'Terracotta'];
const MATERIALS = ['Clay', 'Fibre', 'Zinc'];

/** A product in three options, whose first size is sold out. */
function pot(handle: string, sizes: readonly string[]) {
  const variants = sizes.flatMap((size, index) =>
    COLOURS.flatMap((colour) =>
      MATERIALS.map((material) =>
        variantDraft({
          sku: null,
          priceInMinorUnits: 2000 + 100 * index,
          optionValues: [size, colour, material],
          inventoryQuantity: index === 0 ? 0 : 5,
          unitPriceMeasure: null,
        }),
      ),
    ),
  );
  return productDraft({
    handle,
    title: handle,
    optionNames: ['Size', 'Colour', 'Material'],
    variants,
  });
}

const MANY_SIZES = Array.from({ length: 227 }, (_, i) => `${20 + i} cm`);

const shop = await openStorefront({
  environment: { MARKETS: 'nl' },
  fill: async ({ context }) => {
    const products = [pot('pot', SIZES), pot('tub', MANY_SIZES)];
    await saveCatalogue(context, 'nl', { products });
    await seedDemoContent(context);
  },
});

const page = (path: string) => shop.read(path, { headers: { accept: 'text/html' } });

const checkedIn = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([input]) => {
    const name = /name="option\.([^"]*)"/.exec(input)?.[1];
    const value = /value="([^"]*)"/.exec(input)?.[1];
    return name !== undefined && input.includes('checked=""') ? [`${name}: ${value}`] : [];
  });

describe('the page of a product of 99 variants in three options', () => {
  it('has a group of radio buttons for each, and opens with the first that can be bought', async () => {
    const html = await page('/nl/products/pot');
    expect([...html.matchAll(/<legend>(\w+)/g)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(['Size', 'Colour', 'Material']),
    );
    expect(html.match(/name="option\./g)).toHaveLength(11 + 3 + 3);
    expect(checkedIn(html)).toEqual(['Size: 21 cm', 'Colour: Sage', 'Material: Clay']);
    expect(html).toContain('background:#');
  });

  it.each(['pot', 'tub'])(
    'opens %s where its address says, in any case of letters',
    async (handle) => {
      // The names of options are known once the product has been read.
      await page(`/nl/products/${handle}`);
      const html = await page(`/nl/products/${handle}?size=30+cm&Colour=BLACK&Material=Zinc&x=1`);
      expect(checkedIn(html)).toEqual(['Size: 30 cm', 'Colour: Black', 'Material: Zinc']);
      expect(html).toMatch(/30,00/);
    },
  );
});

it('a product of 2,043 variants sends a hundred of them, and the rest one by one', async () => {
  const html = await page('/nl/products/tub?Size=246+cm');
  expect(checkedIn(html)).toEqual(['Size: 246 cm', 'Colour: Sage', 'Material: Clay']);
  expect(html.length).toBeLessThan(400_000);
  const response = await shop.send('/nl/products/tub/variant/226-2-2.data');
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).toContain('246 cm / Terracotta / Zinc');
  expect((await shop.send('/nl/products/tub/variant/227-0-0.data')).status).toBe(404);
  expect((await shop.send('/nl/products/tub/variant/x.data')).status).toBe(404);
});

it('a form without scripts adds the values it names', async () => {
  const html = await page('/nl/products/pot');
  const variantId = /name="variantId" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const fields = {
    variantId,
    handle: 'pot',
    'option.Size': '25 cm',
    'option.Colour': 'Terracotta',
    'option.Material': 'Fibre',
  };
  const { html: cart } = await openPlainBrowser(shop).visit('/nl/cart/plain', writeForm(fields));
  expect(cart).toContain('25 cm / Terracotta / Fibre');
});
