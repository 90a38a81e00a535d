import { expect, it } from 'vitest';
import { optionsOf } from './map-options.ts';

const URL = 'https://cdn.shopify.com/oak.jpg';
const picture = { previewImage: { url: URL } };

it.each([
  ['a picture', 'Oak', { color: '#112233', image: picture }, { pictureUrl: URL }],
  ['a colour', 'Oak', { color: '#112233', image: null }, { colour: '#112233' }],
  ['nothing but its word', 'Oak', null, { colour: '#b98b5e' }],
  ['a colour that is none', 'Fig', { color: 'url(x)', image: null }, undefined],
])('the swatch of a value that has %s', (_, name, swatch, expected) => {
  const options = [{ name: 'Wood', values: [name], optionValues: [{ name, swatch }] }];
  const [{ values: [value] = [] } = {}] = optionsOf({ options });
  expect(value?.swatch).toEqual(expected);
});
