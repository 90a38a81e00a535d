import type { Context } from 'hono';
import { html } from 'hono/html';
import type { PlatformContext } from '../../protocol/index.ts';
import { countOf } from '../../protocol/index.ts';
import { field, type PageDocument } from '../../protocol/pages/index.ts';
import {
  at,
  contentTypeOf,
  type Entity,
  type Json,
  previewOf,
  statesOf,
  textAt,
} from '../../services/contentful/index.ts';
import { dataTable, deskPage, PLAIN_FIELD, wordsIn } from '../desk.ts';
import { titleOf } from './edited-entry.ts';
import { CONTENT_PATH, stateOf } from './entry-page.ts';
import { modelsOf } from './model.ts';

const LISTED = 200;

/** Lists entries by kind, drafts among them, and finds them by their words. */
export function entriesPage(c: Context, { store }: Pick<PlatformContext, 'store'>): PageDocument {
  const space = previewOf(store);
  const models = modelsOf(space);
  const type = models.find(({ id }) => id === c.req.query('type'));
  const words = wordsIn(c, 'words');
  const nameOf = (entry: Entity) =>
    models.find(({ id }) => id === contentTypeOf(entry))?.name ?? '';
  const found = space
    .all('Entry')
    .filter((entry) => type === undefined || contentTypeOf(entry) === type.id)
    .filter((entry) => hasWords([entry.id, at(entry.content, 'fields')], words.toLowerCase()))
    .map((entry) => ({ entry, title: titleOf(entry, space), kind: nameOf(entry) }))
    .sort(
      (one, other) => one.kind.localeCompare(other.kind) || one.title.localeCompare(other.title),
    );
  const table = dataTable<(typeof found)[number]>(
    'entries-heading',
    [
      {
        heading: 'Title',
        cell: ({ entry: { id }, title }) =>
          html`<a href="${CONTENT_PATH}/entry/${id}">${title}</a>`,
        kind: 'head',
      },
      { heading: 'Kind', cell: ({ kind }) => kind },
      { heading: 'State', cell: ({ entry: { id } }) => stateOf(statesOf(store.read, 'Entry', id)) },
      { heading: 'Written', cell: ({ entry }) => textAt(entry.content, 'sys', 'updatedAt') ?? '' },
    ],
    found.slice(0, LISTED),
  );
  const kinds = {
    ...PLAIN_FIELD,
    value: type?.id ?? '',
    choices: models.map(({ id, name }) => ({ value: id, label: name })),
  };
  const counted = countOf(found.length, 'entry', 'entries');
  const content = html`<h1>Content</h1>
<p><a href="${CONTENT_PATH}/drafts">Drafts</a> · <a href="${CONTENT_PATH}/pictures">Pictures</a></p>
<form class="group" method="get" action="${CONTENT_PATH}">
<div class="fields">
${field({ ...kinds, name: 'type', label: 'Kind', emptyChoice: 'All', width: 'half' })}
${field({ ...PLAIN_FIELD, name: 'words', label: 'Words in its texts, or its id', value: words, width: 'half' })}
</div>
<p><button class="button" type="submit">Search</button></p>
</form>
<section>
<h2 id="entries-heading">${counted}${found.length > LISTED ? `, the first ${LISTED}` : ''}</h2>
${found.length === 0 ? html`<p class="stone">Nothing here.</p>` : table}
</section>
${
  models.length === 0
    ? ''
    : html`<section>
<h2>Write a new one</h2>
<form class="group" method="get" action="${CONTENT_PATH}/new">
${field({ ...kinds, name: 'kind', label: 'Kind of the new entry', isRequired: true })}
<p><button class="button" type="submit">Begin</button></p>
</form>
</section>`
}`;
  return deskPage('Content', content);
}

function hasWords(value: Json, words: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(words);
  if (typeof value !== 'object' || value === null) return words === '';
  return Object.values(value).some((one) => hasWords(one, words));
}
