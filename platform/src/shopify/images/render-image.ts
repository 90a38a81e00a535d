import type { Sharp } from 'sharp';
import type { ImageCrop, ImageFormat, ImageRequest } from './image-request.ts';

/** Pixels of the largest picture that is read: a small file may unpack to gigabytes of them. */
export const MAX_PIXELS = 100_000_000;

export type ResolvedImageRequest = ImageRequest & {
  readonly format: ImageFormat;
  /** Number from 1 to 100; by default what suits the demo's soft renderings. */
  readonly quality?: number | null;
};

/** Takes a third of effort 3's time, for a tenth more bytes. */
const AVIF_EFFORT_WHILE_SOMEBODY_WAITS = 2;

const POSITION: Readonly<Record<ImageCrop, string>> = {
  center: 'centre',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
};

/** Renders an image as Shopify's CDN does: scaled into the box, or cut to it, never enlarged. */
export async function renderImage(
  path: string,
  request: ResolvedImageRequest,
  avifEffort = AVIF_EFFORT_WHILE_SOMEBODY_WAITS,
): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const image = sharp(path, { limitInputPixels: MAX_PIXELS }).rotate();
  const sized = await resize(image, request);
  return new Uint8Array(await encode(sized, request, avifEffort).toBuffer());
}

/** Loaded for the first rendering: it takes 23 MB, and prebuilt images do not need it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // The work queue decides how many cores are used, so each image takes one thread.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function resize(image: Sharp, { width, height, crop }: ImageRequest): Promise<Sharp> {
  if (width === null && height === null) return image;
  if (width === null || height === null || crop === null) {
    return image.resize({ ...sides(width, height), fit: 'inside', withoutEnlargement: true });
  }
  const original = await image.metadata();
  // A box larger than the image shrinks in its own ratio, so that the cut keeps its shape.
  const shrink = Math.min(1, original.width / width, original.height / height);
  return image.resize({
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
    fit: 'cover',
    position: POSITION[crop],
  });
}

function sides(width: number | null, height: number | null) {
  return { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) };
}

function encode(
  image: Sharp,
  { format, quality }: ResolvedImageRequest,
  avifEffort: number,
): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: quality ?? 55, effort: avifEffort });
    case 'webp':
      return image.webp({ quality: quality ?? 78, effort: 3 });
    case 'jpg':
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: quality ?? 80, mozjpeg: false });
    case 'pjpg':
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: quality ?? 80, progressive: true });
    case 'png':
      return image.png();
  }
}
