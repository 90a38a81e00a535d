export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'pjpg' | 'png';
export type ImageCrop = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** Rendition that an image address asks for; null means "as the original has it". */
export interface ImageRequest {
  readonly width: number | null;
  readonly height: number | null;
  readonly crop: ImageCrop | null;
  readonly format: ImageFormat | null;
}

export type ParsedImageRequest =
  | { readonly kind: 'ok'; readonly request: ImageRequest }
  | { readonly kind: 'bad'; readonly message: string };

const FORMATS: readonly ImageFormat[] = ['avif', 'webp', 'jpg', 'pjpg', 'png'];
const CROPS: readonly ImageCrop[] = ['center', 'top', 'bottom', 'left', 'right'];
/** Shopify's CDN goes up to this many pixels on a side. */
export const MAX_SIDE_IN_PIXELS = 5760;

/** Reads the parameters of Shopify's image CDN; parameters it does not know (`v`) are left alone. */
export function parseImageRequest(query: URLSearchParams): ParsedImageRequest {
  const width = side(query, 'width');
  const height = side(query, 'height');
  const crop = choice(query, 'crop', CROPS);
  const format = choice(query, 'format', FORMATS);
  if (width.kind === 'bad') return width;
  if (height.kind === 'bad') return height;
  if (crop.kind === 'bad') return crop;
  if (format.kind === 'bad') return format;
  return {
    kind: 'ok',
    request: { width: width.value, height: height.value, crop: crop.value, format: format.value },
  };
}

type Read<T> =
  | { readonly kind: 'ok'; readonly value: T | null }
  | { readonly kind: 'bad'; readonly message: string };

function side(query: URLSearchParams, name: string): Read<number> {
  const text = query.get(name);
  if (text === null) return { kind: 'ok', value: null };
  const value = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > MAX_SIDE_IN_PIXELS) {
    return bad(name, `a whole number from 1 to ${MAX_SIDE_IN_PIXELS}`);
  }
  return { kind: 'ok', value };
}

function choice<T extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly T[],
): Read<T> {
  const text = query.get(name);
  if (text === null) return { kind: 'ok', value: null };
  const value = known.find((candidate) => candidate === text);
  if (value === undefined) return bad(name, `one of ${known.join(', ')}`);
  return { kind: 'ok', value };
}

function bad(name: string, expected: string) {
  return { kind: 'bad', message: `The image parameter "${name}" must be ${expected}.` } as const;
}

/** The best format that the Accept header names; otherwise the original's own. */
export function negotiateFormat(accept: string | null, original: ImageFormat): ImageFormat {
  const accepted = (accept ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.replace(/;.*/, '').trim().toLowerCase());
  if (accepted.includes('image/avif')) return 'avif';
  if (accepted.includes('image/webp')) return 'webp';
  return original;
}
