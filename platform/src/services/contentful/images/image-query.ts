import { ContentApiError } from '../content-api-error.ts';

export const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;

export interface ImageQuery {
  readonly width: number | null;
  readonly height: number | null;
  readonly quality: number | null;
  readonly format: (typeof FORMATS)[number] | null;
}

const MOST: Readonly<Record<string, number>> = { w: 4000, h: 4000, q: 100 };

/** Reads the parameters of Contentful's Images API that sizes need; every other one is refused by name. */
export function parseImageQuery(query: URLSearchParams): ImageQuery {
  for (const [name, value] of query) {
    if (name !== 'fm' && !(name in MOST)) throw refuseParameter(name, value);
  }
  const fm = query.get('fm');
  const format = FORMATS.find((known) => known === fm) ?? null;
  if (fm !== null && format === null) throw refuseParameter('fm', fm);
  return {
    width: number(query, 'w'),
    height: number(query, 'h'),
    quality: number(query, 'q'),
    format,
  };
}

function number(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const value = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > (MOST[name] ?? 0)) throw refuseParameter(name, text);
  return value;
}

function refuseParameter(name: string, value: string): ContentApiError {
  const message = `The image parameter "${name}" cannot be "${value}".`;
  return ContentApiError.invalidQuery(name, value, message);
}
