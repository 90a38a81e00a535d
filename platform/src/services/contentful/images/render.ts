import type { Sharp } from 'sharp';
import type { ImageQuery } from './image-query.ts';

export type Rendered = ImageQuery & { readonly format: NonNullable<ImageQuery['format']> };

// No face detection: portraits have faces in the middle of the upper half.
const POSITION: Readonly<Record<ImageQuery['focus'], string>> = {
  center: 'centre',
  top: 'top',
  right: 'right',
  left: 'left',
  bottom: 'bottom',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
  face: 'top',
  faces: 'top',
};

const WHITE = { r: 255, g: 255, b: 255 };

/** Renders an image as Contentful's Images API does. */
export async function render(path: string, query: Rendered): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const image = sharp(path, { limitInputPixels: 100_000_000 }).rotate();
  const sized = await rounded(await resized(image, query), query);
  return new Uint8Array(await encoded(sized, query).toBuffer());
}

async function resized(image: Sharp, query: Rendered): Promise<Sharp> {
  const { width, height, fit, focus, background } = query;
  const sides = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) };
  if (width === null && height === null) return image;
  const position = POSITION[focus];
  switch (fit) {
    case null:
      return image.resize({ ...sides, fit: 'inside', withoutEnlargement: true });
    case 'pad':
      return image.resize({
        ...sides,
        fit: 'contain',
        background: background ?? WHITE,
      });
    case 'scale':
      return image.resize({ ...sides, fit: 'fill' });
    case 'crop':
    case 'fill':
    case 'thumb':
      return image.resize({ ...sides, fit: 'cover', position });
  }
}

/** Corners are cut from what was made; formats without transparency show the background there. */
async function rounded(image: Sharp, { radius, background }: Rendered): Promise<Sharp> {
  if (radius === null) return image;
  const { default: sharp } = await import('sharp');
  const { data, info } = await image.ensureAlpha().png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const corner = radius === 'max' ? Math.min(width, height) / 2 : radius;
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}"/></svg>`;
  const cut = await sharp(data)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return background === null ? sharp(cut) : sharp(cut).flatten({ background });
}

const USUAL_QUALITY = 80;

function encoded(image: Sharp, { format, quality, variant, background }: Rendered): Sharp {
  switch (format) {
    case 'jpg':
      return image.flatten({ background: background ?? WHITE }).jpeg({
        quality: quality ?? USUAL_QUALITY,
        progressive: variant === 'progressive',
      });
    case 'png':
      return image.png({ palette: variant === 'png8' });
    case 'webp':
      return image.webp({ quality: quality ?? USUAL_QUALITY, effort: 3 });
    case 'avif':
      return image.avif({ quality: quality ?? 55, effort: 2 });
  }
}
