import { type PerLocale, WRITTEN_AT } from './entry.ts';
import { DEFAULT_LOCALE } from './locales.ts';

export interface ContentAsset {
  readonly id: string;
  readonly title: string;
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
}

/** As Contentful's export tool writes a published picture; its host is Contentful's own. */
export function exportedAsset({ id, title, fileName, width, height }: ContentAsset) {
  const inDefault = (value: unknown): PerLocale => ({ [DEFAULT_LOCALE]: value });
  return {
    metadata: { tags: [] },
    sys: {
      id,
      type: 'Asset',
      createdAt: WRITTEN_AT,
      updatedAt: WRITTEN_AT,
      firstPublishedAt: WRITTEN_AT,
      publishedAt: WRITTEN_AT,
      publishedVersion: 1,
      publishedCounter: 1,
      version: 2,
    },
    fields: {
      title: inDefault(title),
      file: inDefault({
        url: `//images.ctfassets.net/lokke/${id}/1/${fileName}`,
        details: { image: { width, height } },
        fileName,
        contentType: 'image/webp',
      }),
    },
  };
}
