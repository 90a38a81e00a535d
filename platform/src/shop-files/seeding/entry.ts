import * as v from 'valibot';
import { number, record, text } from '../../protocol/json/index.ts';

/** An entry as the demo writes it: references instead of texts and links. */
export const demoEntry = v.object({ id: text, type: text, fields: record });
export type DemoEntry = v.InferOutput<typeof demoEntry>;

export const demoAsset = v.object({
  id: text,
  title: text,
  fileName: text,
  width: number,
  height: number,
});

export const DEFAULT_LOCALE = 'en';
/** The demo's content was all written on one day, so that seeding it again changes nothing. */
const WRITTEN_AT = '2026-09-01T08:00:00.000Z';

/** Writes a published entry as Contentful's export tool does. */
export function exportedEntry({ id, type }: Pick<DemoEntry, 'id' | 'type'>, fields: object) {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type } };
  return { metadata: { tags: [] }, sys: { ...publishedSys(id, 'Entry'), contentType }, fields };
}

/** Writes a published picture or film as Contentful's export tool does; its host is Contentful's own. */
export function exportedAsset({
  id,
  title,
  fileName,
  width,
  height,
}: v.InferOutput<typeof demoAsset>) {
  const isFilm = fileName.endsWith('.webm');
  const file = {
    url: `//${isFilm ? 'videos' : 'images'}.ctfassets.net/lokke/${id}/1/${fileName}`,
    details: isFilm ? {} : { image: { width, height } },
    fileName,
    contentType: isFilm ? 'video/webm' : 'image/webp',
  };
  return {
    metadata: { tags: [] },
    sys: publishedSys(id, 'Asset'),
    fields: { title: { [DEFAULT_LOCALE]: title }, file: { [DEFAULT_LOCALE]: file } },
  };
}

function publishedSys(id: string, type: 'Entry' | 'Asset') {
  return {
    id,
    type,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
    firstPublishedAt: WRITTEN_AT,
    publishedAt: WRITTEN_AT,
    publishedVersion: 1,
    publishedCounter: 1,
    version: 2,
  };
}
