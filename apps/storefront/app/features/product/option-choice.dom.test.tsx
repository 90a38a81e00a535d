import type { ProductDetail } from '@lokke/domain/catalogue';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { aProductDetail, aVariant } from '../../shared/catalogue/products.test-kit.ts';
import { renderPanel } from './buy-panel.test-kit.tsx';
import { hasOptionChoice } from './option-choice.tsx';

const SIZES = Array.from({ length: 11 }, (_, i) => `${20 + i} cm`);
const COLOURS = ['Terracotta', 'Sage', 'Black'];
const MATERIALS = ['Clay', 'Fibre', 'Zinc'];

/** 99 variants; zinc is sold out, and there is no sage in 30 cm. */
function pot(): ProductDetail {
  const all = SIZES.flatMap((size) =>
    COLOURS.flatMap((colour) => MATERIALS.map((material) => [size, colour, material] as const)),
  );
  return aProductDetail({
    title: 'Pot',
    options: [
      { name: 'Size', values: SIZES.map((name) => ({ name })) },
      { name: 'Colour', values: COLOURS.map((name) => ({ name, swatch: { colour: '#aabbcc' } })) },
      { name: 'Material', values: MATERIALS.map((name) => ({ name })) },
    ],
    variants: all
      .filter(([size, colour]) => size !== '30 cm' || colour !== 'Sage')
      .map(([size, colour, material], index) =>
        aVariant({
          id: `gid://shopify/ProductVariant/${index + 1}`,
          title: `${size} / ${colour} / ${material}`,
          availableForSale: material !== 'Zinc',
          price: { amountInMinorUnits: 1000 + index * 100, currencyCode: 'EUR' },
          selectedOptions: [
            { name: 'Size', value: size },
            { name: 'Colour', value: colour },
            { name: 'Material', value: material },
          ],
        }),
      ),
  });
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const readChecked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap((each) => (each.checked ? [each.value] : []));
const variantId = () =>
  document.querySelector('input[name=variantId]')?.getAttribute('value')?.split('/').at(-1);

describe('a product of 99 variants in three options', () => {
  it('has a group for each, with the first that can be bought chosen', async () => {
    await renderPanel(pot());
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend'));
    expect(groups.map((legend) => legend?.textContent).slice(0, 3)).toEqual([
      'Size 20 cm',
      'Colour Terracotta',
      'Material Clay',
    ]);
    expect(readChecked()).toEqual(['20 cm', 'Terracotta', 'Clay']);
    expect(variantId()).toBe('1');
  });

  it('says what is sold out, and what comes only with other choices', async () => {
    await renderPanel(pot());
    expect(radio(/^Zinc ?, Sold out$/)).toBeDefined();
    fireEvent.click(radio('30 cm'));
    expect(radio(/^Sage ?, only with other choices$/)).toBeDefined();
    fireEvent.click(radio(/^Sage ?, only with other choices$/));
    expect(readChecked()).toEqual(['20 cm', 'Sage', 'Clay']);
  });

  it('follows the choice with price, variant and address', async () => {
    await renderPanel(pot(), { path: '/?utm_source=x' });
    fireEvent.click(radio('Black'));
    expect(variantId()).toBe('7');
    expect(screen.getAllByText('€16.00').length).toBeGreaterThan(0);
    const search = '?utm_source=x&Size=20+cm&Colour=Black&Material=Clay';
    await screen.findByText(search, {}, { timeout: 10_000 });
  });

  it.each([
    ['?Size=30+cm&colour=BLACK', ['30 cm', 'Black', 'Clay']],
    ['?variant=9', ['20 cm', 'Black', 'Zinc']],
    ['?Size=99+cm', ['20 cm', 'Terracotta', 'Clay']],
  ])('opens at %s with %j', async (search, values) => {
    await renderPanel(pot(), { path: `/${search}` });
    expect(readChecked()).toEqual(values);
  });
});

/** Every size in every colour, in these materials. */
const encodeIn = (materials: string) =>
  `v1_${SIZES.map((_, i) => `${i}:${COLOURS.map((__, j) => `${j}:${materials},`).join('')},`).join('')}`;

test('a variant that did not come with its product is asked for', async () => {
  const { variants, ...product } = pot();
  const combinations = { existence: encodeIn('0-2'), availability: encodeIn('0-1') };
  const lasting = { ...product, combinations, variants: variants.slice(0, 1) };
  await renderPanel(lasting);
  fireEvent.click(radio('25 cm'));
  const [button] = screen.getAllByRole('button', { name: /^Add to bag/ });
  expect(button?.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  [{ Size: 2 }, false],
  [{ Title: 1 }, false],
  [{ Size: 3, Colour: 1 }, false],
  [{ Size: 2, Colour: 2 }, true],
])('options of %j values are chosen one by one: %s', (counts, isOneByOne) => {
  const options = Object.entries(counts).map(([name, count]) => ({
    name,
    values: Array.from({ length: count }, (_, i) => ({ name: String(i) })),
  }));
  expect(hasOptionChoice({ options })).toBe(isOneByOne);
});
