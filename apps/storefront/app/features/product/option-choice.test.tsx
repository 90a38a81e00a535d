// @vitest-environment happy-dom
import type { ProductDetail } from '@lokke/domain/catalogue';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it, test } from 'vitest';
import { aProductDetail, aVariant } from '../../shared/catalogue/products.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { hasOptionChoice } from './option-choice.tsx';
import { useSelection } from './use-selection.ts';

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
      {
        name: 'Colour',
        values: COLOURS.map((name) => ({ name, swatch: { colour: '#aabbcc' } })),
      },
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

function Panel({ product }: { readonly product: ProductDetail }) {
  const selection = useSelection(product);
  return (
    <>
      <BuyPanel
        product={product}
        selection={selection}
        delivery={null}
        salonsEarn={false}
        hasRestockLetters={false}
      />
      <output data-testid="search">{useLocation().search}</output>
    </>
  );
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
    await renderInShop(<Panel product={pot()} />, { checkout: null });
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
    await renderInShop(<Panel product={pot()} />, { checkout: null });
    expect(radio(/^Zinc ?, Sold out$/)).toBeDefined();
    fireEvent.click(radio('30 cm'));
    expect(radio(/^Sage ?, only with other choices$/)).toBeDefined();
    fireEvent.click(radio(/^Sage ?, only with other choices$/));
    expect(readChecked()).toEqual(['20 cm', 'Sage', 'Clay']);
  });

  it('follows the choice with price, variant and address', async () => {
    await renderInShop(<Panel product={pot()} />, { checkout: null, path: '/?utm_source=x' });
    fireEvent.click(radio('Black'));
    expect(variantId()).toBe('7');
    expect(screen.getAllByText('€16.00').length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(screen.getByTestId('search').textContent).toBe(
        '?utm_source=x&Size=20+cm&Colour=Black&Material=Clay',
      ),
    );
  });

  it.each([
    ['?Size=30+cm&colour=BLACK', ['30 cm', 'Black', 'Clay']],
    ['?variant=9', ['20 cm', 'Black', 'Zinc']],
    ['?Size=99+cm', ['20 cm', 'Terracotta', 'Clay']],
  ])('opens at %s with %j', async (search, values) => {
    await renderInShop(<Panel product={pot()} />, { checkout: null, path: `/${search}` });
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
  await renderInShop(<Panel product={lasting} />, { checkout: null });
  fireEvent.click(radio('25 cm'));
  const [button] = screen.getAllByRole('button', { name: /^Add to bag/ });
  expect(button?.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  [[['Size', 2]], false],
  [[['Title', 1]], false],
  [
    [
      ['Size', 3],
      ['Colour', 1],
    ],
    false,
  ],
  [
    [
      ['Size', 2],
      ['Colour', 2],
    ],
    true,
  ],
] as const)('options of %j values are chosen one by one: %s', (counts, isOneByOne) => {
  const options = counts.map(([name, count]) => ({
    name,
    values: Array.from({ length: count }, (_, i) => ({ name: String(i) })),
  }));
  expect(hasOptionChoice({ options })).toBe(isOneByOne);
});
