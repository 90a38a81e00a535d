import { rangeOf, type Words } from './shop-world.ts';
import { type Catalogue, need, type SourceBundle, type SourceProduct } from './source.ts';

export interface PictureToShow {
  readonly file: string;
  readonly altText: string;
}

/** The gallery's order: the pack itself, its scene, its strands. */
export function productPictures(
  catalogue: Catalogue,
  product: SourceProduct,
  words: Words,
): readonly PictureToShow[] {
  const { main, scene, texture } = product.images;
  const alt = need(words.copy.products, product.handle, 'text of product').alt;
  return [
    { file: main, altText: alt },
    ...(scene === null ? [] : [{ file: scene, altText: sceneAlt(catalogue, product, words) }]),
    ...(texture === null
      ? []
      : [{ file: texture, altText: strandsAlt(catalogue, product.range, words) }]),
  ];
}

export function bundlePictures(
  catalogue: Catalogue,
  bundle: SourceBundle,
  words: Words,
): readonly PictureToShow[] {
  return [
    { file: bundle.images.main, altText: need(words.copy.bundles, bundle.handle, 'bundle').alt },
    {
      file: rangeOf(catalogue, bundle.range).images.scene,
      altText: rangeAlt(catalogue, bundle.range, words),
    },
    { file: bundle.images.texture, altText: strandsAlt(catalogue, bundle.range, words) },
  ];
}

export function rangeAlt(catalogue: Catalogue, range: string, { texts }: Words): string {
  return texts.rangeAlt.replace('{range}', rangeOf(catalogue, range).title);
}

function strandsAlt(catalogue: Catalogue, range: string | null, { texts }: Words): string {
  if (range === null) throw new Error('Strands belong to a range');
  return texts.strandsAlt.replace('{range}', rangeOf(catalogue, range).title);
}

function sceneAlt(catalogue: Catalogue, product: SourceProduct, words: Words): string {
  if (product.range === null) return words.texts.heroAlt;
  const range = rangeOf(catalogue, product.range);
  if (product.images.scene === range.images.scene) return rangeAlt(catalogue, range.handle, words);
  return need(words.copy.bundles, `${range.handle}-routine`, 'bundle').alt;
}
