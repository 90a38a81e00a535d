import { ContentApiError } from '../content-api-error.ts';

const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
const FOCI = [
  'center',
  'top',
  'right',
  'left',
  'bottom',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
  'face',
  'faces',
] as const;
const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
const VARIANTS = ['progressive', 'png8'] as const;

export interface ImageQuery {
  readonly width: number | null;
  readonly height: number | null;
  readonly fit: (typeof FITS)[number] | null;
  readonly focus: (typeof FOCI)[number];
  readonly radius: number | 'max' | null;
  readonly quality: number | null;
  readonly format: (typeof FORMATS)[number] | null;
  readonly variant: (typeof VARIANTS)[number] | null;
  /** `#RRGGBB` */
  readonly background: string | null;
}

const MAX_PIXELS = 4000;

/** Reads the parameters of Contentful's Images API; one that it would not take is refused by name. */
export function parseImageQuery(query: URLSearchParams): ImageQuery {
  const radius = query.get('r');
  const background = query.get('bg');
  const [, colour] = /^rgb:([0-9a-f]{6})$/i.exec(background ?? '') ?? [];
  if (background !== null && colour === undefined) throw rejected('bg', background);
  return {
    width: number(query, 'w', MAX_PIXELS),
    height: number(query, 'h', MAX_PIXELS),
    fit: choice(query, 'fit', FITS),
    focus: choice(query, 'f', FOCI) ?? 'center',
    radius: radius === 'max' ? radius : number(query, 'r', MAX_PIXELS),
    quality: number(query, 'q', 100),
    format: choice(query, 'fm', FORMATS),
    variant: choice(query, 'fl', VARIANTS),
    background: colour === undefined ? null : `#${colour}`,
  };
}

function number(query: URLSearchParams, name: string, most: number): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const value = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw rejected(name, text);
  return value;
}

function choice<T extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly T[],
): T | null {
  const text = query.get(name);
  if (text === null) return null;
  const value = known.find((candidate) => candidate === text);
  if (value === undefined) throw rejected(name, text);
  return value;
}

function rejected(name: string, value: string): ContentApiError {
  const message = `The image parameter "${name}" cannot be "${value}".`;
  return ContentApiError.invalidQuery(name, value, message);
}
