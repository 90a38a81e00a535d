import type { ImageQuery } from './image-query.ts';

export type Rendered = ImageQuery & { readonly format: NonNullable<ImageQuery['format']> };

const WHITE = { r: 255, g: 255, b: 255 };

/** Renders an image as Contentful's Images API does: inside the sides, and never larger than it is. */
export async function render(
  path: string,
  { width, height, quality, format }: Rendered,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const image = sharp(path, { limitInputPixels: 100_000_000 }).rotate();
  const sides = { ...(width !== null && { width }), ...(height !== null && { height }) };
  const sized = image.resize({ ...sides, fit: 'inside', withoutEnlargement: true });
  const encoded = {
    jpg: () => sized.flatten({ background: WHITE }).jpeg({ quality: quality ?? 80 }),
    png: () => sized.png(),
    webp: () => sized.webp({ quality: quality ?? 80, effort: 3 }),
    avif: () => sized.avif({ quality: quality ?? 55, effort: 2 }),
  }[format]();
  return new Uint8Array(await encoded.toBuffer());
}
