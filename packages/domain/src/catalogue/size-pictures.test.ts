import { expect, test } from 'vitest';
import { makeVariant } from './product.test-kit.ts';
import { closingPicture, picturesFor } from './size-pictures.ts';

const picture = (url: string) => ({ url, altText: '', width: 960, height: 1200 });
const [pack, scene, litre] = [picture('pack'), picture('scene'), picture('litre')];

const size = (id: string, own: ReturnType<typeof picture> | null) =>
  makeVariant(id, { picture: own });

const small = size('small', pack);
const large = size('large', litre);
const bare = size('bare', null);

test.each([
  ['the usual size', [small, large], small, ['pack', 'scene']],
  ['the size with a picture of its own', [small, large], large, ['litre', 'scene']],
  ['a size without any picture', [small, bare], bare, ['pack', 'scene', 'litre']],
  ['the only size', [large], large, ['pack', 'scene', 'litre']],
  ['no size', [small, large], null, ['pack', 'scene', 'litre']],
])('%s is shown by its own picture and those of all sizes', (_, variants, chosen, urls) => {
  const shown = picturesFor({ pictures: [pack, scene, litre], variants }, chosen);
  expect(shown.map(({ url }) => url)).toEqual(urls);
});

test.each([
  [[pack, scene, litre], [small, large], 'scene'],
  [[pack, litre], [small, large], undefined],
  [[pack, scene, litre], [bare], 'litre'],
  [[pack], [bare], undefined],
  [[], [bare], undefined],
])(
  'the last picture that shows neither the pack nor a size closes the page',
  (pictures, variants, url) => {
    expect(closingPicture({ pictures, variants })?.url).toBe(url);
  },
);
