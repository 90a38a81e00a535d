import type { Sql } from '../../store/index.ts';
import type { Kind } from './entity.ts';
import { keyOf, readDrafts, readEntities } from './entity-store.ts';

/** The space as Contentful's export tool writes it, drafts included: Contentful's import tool and ours both take it. */
export function exportContent(sql: Sql): string {
  const drafts = new Map(readDrafts(sql).map((draft) => [keyOf(draft), draft]));
  const published = readEntities(sql).map((entity) => {
    const key = keyOf(entity);
    const whole = drafts.get(key) ?? entity;
    drafts.delete(key);
    return whole;
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
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
