import { expect, test } from 'vitest';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { useAttributeLabels, useProductLabels } from './use-catalogue-labels.ts';

function Labels() {
  const { label, value } = useAttributeLabels();
  const { productType } = useProductLabels();
  const texts = [
    label('hairType'),
    label('mood'),
    value('concern', 'dryness'),
    value('concern', 'gloom'),
    productType('shampoo'),
    productType('potion'),
    productType('Antiques > Clocks'),
  ];
  return texts.map((text) => <p key={text}>{text}</p>);
}

test('known terms of the catalogue are translated, others are shown as they are', async () => {
  const { container } = await renderInShop(<Labels />);
  expect(textsOf(container.querySelectorAll('p'))).toEqual([
    'Hair type',
    'mood',
    'lack of moisture',
    'gloom',
    'Shampoo',
    'potion',
    'Clocks',
  ]);
});
