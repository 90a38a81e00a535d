import { DEFAULT_LOCALE } from './locales.ts';

/** The demo's content was all written on one day, so that building it again changes nothing. */
export const WRITTEN_AT = '2026-09-01T08:00:00.000Z';

export type PerLocale = Readonly<Record<string, unknown>>;

export interface ContentEntry {
  readonly id: string;
  readonly contentType: string;
  readonly fields: Readonly<Record<string, PerLocale>>;
}

export const same = (value: unknown): PerLocale =>
  value === undefined || value === null ? {} : { [DEFAULT_LOCALE]: value };

export const linkTo = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link', linkType, id },
});

/** As Contentful's export tool writes a published entry; fields without a value are left out. */
export function exportedEntry({ id, contentType, fields }: ContentEntry) {
  const filled = Object.entries(fields).filter(([, values]) => Object.keys(values).length > 0);
  return {
    metadata: { tags: [] },
    sys: {
      id,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
      createdAt: WRITTEN_AT,
      updatedAt: WRITTEN_AT,
      firstPublishedAt: WRITTEN_AT,
      publishedAt: WRITTEN_AT,
      publishedVersion: 1,
      publishedCounter: 1,
      version: 2,
    },
    fields: Object.fromEntries(filled),
  };
}
