import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '../../store/index.ts';
import type { JsonRecord, Kind } from './entity.ts';
import { keyOf, readDrafts, readEntities } from './entity-store.ts';
import { CHANGES, withPublishedLocales } from './parse-export.ts';

/**
 * The space as Contentful's export tool writes it, drafts included: Contentful's import tool and ours both take it. It
 * has one state of each entry, so a draft that readers see otherwise is in a list of its own, which ours alone reads.
 */
export function exportContent(sql: Sql): string {
  const drafts = new Map(readDrafts(sql).map((draft) => [keyOf(draft), draft]));
  const changes: JsonRecord[] = [];
  const published = readEntities(sql).map((entity) => {
    const draft = drafts.get(keyOf(entity));
    if (draft === undefined) return entity;
    drafts.delete(keyOf(entity));
    if (isDeepStrictEqual(withPublishedLocales(draft).content, entity.content)) return draft;
    changes.push(draft.content);
    return entity;
  });
  const entities = [...published, ...drafts.values()];
  const all = (requested: Kind) =>
    entities.filter(({ kind }) => kind === requested).map(({ content }) => content);
  const file = {
    contentTypes: all('ContentType'),
    tags: all('Tag'),
    editorInterfaces: [],
    entries: all('Entry'),
    assets: all('Asset'),
    locales: all('Locale'),
    webhooks: [],
    roles: [],
    ...(changes.length > 0 && { [CHANGES]: changes }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
