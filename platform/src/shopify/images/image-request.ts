import * as v from 'valibot';

const FORMATS = ['avif', 'webp', 'jpg', 'pjpg', 'png'] as const;
const CROPS = ['center', 'top', 'bottom', 'left', 'right'] as const;

export type ImageFormat = (typeof FORMATS)[number];
export type ImageCrop = (typeof CROPS)[number];

/** Shopify's CDN goes up to this many pixels on a side. */
export const MAX_SIDE_IN_PIXELS = 5760;

function refusal(name: string, expected: string): string {
  return `The image parameter "${name}" must be ${expected}.`;
}

function side(name: string) {
  const message = refusal(name, `a whole number from 1 to ${MAX_SIDE_IN_PIXELS}`);
  const pixels = v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,3}$/, message),
    v.transform(Number),
    v.maxValue(MAX_SIDE_IN_PIXELS, message),
  );
  return v.nullable(pixels);
}

function choice<const Known extends readonly string[]>(name: string, known: Known) {
  return v.nullable(v.picklist(known, refusal(name, `one of ${known.join(', ')}`)));
}

const REQUEST = v.pipe(
  v.object({
    width: side('width'),
    height: side('height'),
    crop: choice('crop', CROPS),
    format: choice('format', FORMATS),
  }),
  v.readonly(),
);

/** Rendition that an image address asks for; null means "as the original has it". */
export type ImageRequest = v.InferOutput<typeof REQUEST>;

type ParsedImageRequest =
  | { readonly kind: 'ok'; readonly request: ImageRequest }
  | { readonly kind: 'bad'; readonly message: string };

/** Reads the parameters of Shopify's image CDN; parameters it does not know (`v`) are left alone. */
export function parseImageRequest(query: URLSearchParams): ParsedImageRequest {
  const given = Object.keys(REQUEST.entries).map((name) => [name, query.get(name)]);
  const parsed = v.safeParse(REQUEST, Object.fromEntries(given));
  return parsed.success
    ? { kind: 'ok', request: parsed.output }
    : { kind: 'bad', message: parsed.issues[0].message };
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
