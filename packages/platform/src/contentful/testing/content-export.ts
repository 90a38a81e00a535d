import type { Json, JsonRecord } from '../json.ts';

type PerLocale = Readonly<Record<string, Json>>;

export function link(linkType: 'Entry' | 'Asset', id: string): JsonRecord {
  return { sys: { type: 'Link', linkType, id } };
}

export function entry(
  id: string,
  contentType: string,
  fields: Readonly<Record<string, PerLocale>>,
  { isDraft = false } = {},
): JsonRecord {
  return {
    sys: {
      id,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
      ...published(isDraft),
    },
    fields,
  };
}

export function asset(id: string): JsonRecord {
  const url = `//images.ctfassets.net/source/${id}/1/${id}.webp`;
  const file = { url, fileName: `${id}.webp`, contentType: 'image/webp' };
  return {
    sys: { id, type: 'Asset', ...published(false) },
    fields: { title: { en: id }, file: { en: file } },
  };
}

function published(isDraft: boolean): JsonRecord {
  const moment = '2026-01-01T00:00:00.000Z';
  const dates = { createdAt: moment, updatedAt: moment };
  return isDraft ? dates : { ...dates, publishedVersion: 1, publishedCounter: 1 };
}

/** The file that Contentful's export tool would write of a small space with four locales. */
export function contentExport(parts: {
  readonly entries?: readonly JsonRecord[];
  readonly assets?: readonly JsonRecord[];
  readonly locales?: readonly JsonRecord[];
}): string {
  return JSON.stringify({
    contentTypes: [
      contentType('range', { name: true, slug: false }),
      contentType('page', {
        name: true,
        slug: false,
        tags: false,
        sold: false,
        place: false,
        range: false,
        picture: false,
        others: false,
      }),
    ],
    locales: parts.locales ?? [
      locale('en', null),
      locale('nl', 'en'),
      locale('fr', 'en'),
      locale('fr-BE', 'fr'),
    ],
    entries: parts.entries ?? [],
    assets: parts.assets ?? [],
  });
}

function contentType(id: string, fields: Readonly<Record<string, boolean>>): JsonRecord {
  return {
    sys: { id, type: 'ContentType' },
    name: id,
    fields: Object.entries(fields).map(([name, localized]) => ({
      id: name,
      name,
      type: 'Symbol',
      localized,
    })),
  };
}

function locale(code: string, fallbackCode: string | null): JsonRecord {
  return {
    sys: { id: code, type: 'Locale' },
    code,
    name: code,
    fallbackCode,
    default: code === 'en',
  };
}
