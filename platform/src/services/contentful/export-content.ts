import type { Sql } from '../../store/index.ts';
import type { Kind } from './entity.ts';
import { readEntities } from './entity-store.ts';

/** The space as Contentful's export tool writes it: Contentful's import tool and ours both take it. */
export function exportContent(sql: Sql): string {
  const entities = readEntities(sql);
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
