import { html } from 'hono/html';
import type { PlatformContext } from '../../protocol/index.ts';
import { icon, type Markup, type PageDocument } from '../../protocol/pages/index.ts';
import {
  assetUrl,
  at,
  claimsIn,
  contentTypeOf,
  type EntityStates,
  earlierVersions,
  type JsonRecord,
  previewLink,
  textAt,
} from '../../services/contentful/index.ts';
import { deskPage } from '../desk.ts';
import { type EditedEntry, type FieldView, titleOf } from './edited-entry.ts';
import { controlName, fieldControl, type LinkChoice } from './field-control.ts';
import type { ModelField } from './model.ts';

export const CONTENT_PATH = '/console/content';

const SAID = {
  save: 'The draft is saved: the preview shows it, readers do not.',
  publish: 'Published: readers see it now.',
  discard: 'The draft is thrown away.',
  unpublish: 'Readers do not see it any more. It is kept as a draft.',
  restore: 'The earlier version is the draft now.',
};
export type Deed = keyof typeof SAID;
export const isDeed = (name: string): name is Deed => Object.hasOwn(SAID, name);

interface Shown {
  readonly views: readonly FieldView[];
  /** Deed that was done. */
  readonly done?: string | undefined;
  /** Reason why nothing was saved. */
  readonly refusal?: string;
}

/** The form of an entry in one locale, which works without scripts. */
export function entryPage(
  context: PlatformContext,
  entry: EditedEntry,
  { views, done = '', refusal }: Shown,
): PageDocument {
  const { id, model, space, locale, content, seen } = entry;
  const title = titleOf({ id, content }, space);
  const address = `${CONTENT_PATH}/entry/${encodeURIComponent(id)}`;
  const firstProblem = views.find(({ problem }) => problem !== null);
  const button = (name: Deed, label: string, kind = 'as-link') =>
    html`<button class="${kind}" name="do" value="${name}">${label}</button> `;
  const { published, draft } = entry.states;
  const page = html`<header class="group"><h1>${title}</h1>
<p>${model.name} · ${stateOf(entry.states)} · <a href="${CONTENT_PATH}?type=${model.id}">All of this kind</a>${
    draft !== null || published !== null
      ? html` · <a href="${previewLink(context, { to: id })}&amp;locale=${locale}">Preview</a>`
      : ''
  }</p>
${locales(entry, address)}</header>
${isDeed(done) ? html`<p role="status">${SAID[done]}</p>` : ''}
${refusal === undefined ? '' : problems(refusal, views)}
<form class="group entry-form" id="entry" method="post" action="${address}">
<input type="hidden" name="type" value="${model.id}">
<input type="hidden" name="locale" value="${locale}">
<input type="hidden" name="seen" value="${seen}">
<p>${button('save', 'Save the draft', 'button')}</p>
<div class="fields">
${views.map((view) =>
  fieldControl(view, {
    choices: choicesOf(context, entry, view.field),
    isFocused: view === firstProblem,
  }),
)}
</div>
<p class="deeds">${button('save', 'Save the draft', 'button')}${button('publish', 'Save and publish', 'button')}${
    draft === null ? '' : button('discard', 'Throw the draft away')
  }${published === null ? '' : button('unpublish', 'Take it from the readers')}</p>
</form>
${claims(entry)}
${versions(context, entry)}`;
  return deskPage(`${title}, ${model.name}`, page);
}

export function stateOf({ published, draft }: EntityStates): string {
  if (published === null) return draft === null ? 'new' : 'draft';
  return draft === null ? 'published' : 'published, changed';
}

function locales({ space, locale: current, model }: EditedEntry, address: string): Markup {
  const all = space.all('Locale');
  const links = all.map(({ id, content }) => {
    const name = textAt(content, 'name') ?? id;
    return html`<a class="quiet-link" href="${address}?type=${model.id}&amp;locale=${id}"${id === current ? html` aria-current="page"` : ''}>${name}</a> `;
  });
  return html`<nav class="desk-nav" aria-label="Languages">${links}</nav>`;
}

function problems(refusal: string, views: readonly FieldView[]): Markup {
  const items = views.map(({ field, problem }) =>
    problem === null
      ? ''
      : html`<li><a href="#${controlName(field.id)}">${field.name}</a>: ${problem}</li>`,
  );
  return html`<div class="problems" role="alert"><h2>${icon('warning')} ${refusal}</h2><ul>${items}</ul></div>`;
}

/** Entries or pictures that a field may link to, by name. */
function choicesOf(
  { origin }: PlatformContext,
  { space, locale }: EditedEntry,
  { type, linkType, linkedTypes }: ModelField,
): readonly LinkChoice[] {
  if (type !== 'Link') return [];
  const nameOf = (kind: string) => textAt(space.find('ContentType', kind)?.content, 'name') ?? kind;
  const choices = space.all(linkType).flatMap((one): readonly LinkChoice[] => {
    const { id } = one;
    if (linkType === 'Asset') {
      const url = assetUrl(one, { space, locale, origin });
      const label = textAt(one.content, 'fields', 'title', space.defaultLocale) ?? id;
      return [{ value: id, label, pictureUrl: url && `${url}?w=320` }];
    }
    const kind = contentTypeOf(one) ?? '';
    if (linkedTypes.length > 0 && !linkedTypes.includes(kind)) return [];
    return [{ value: id, label: `${titleOf(one, space)} (${nameOf(kind)})`, pictureUrl: null }];
  });
  return choices.sort((one, other) => one.label.localeCompare(other.label));
}

function claims({ id, content }: EditedEntry): Markup | '' {
  const found = claimsIn([{ kind: 'Entry', id, content }]);
  return found.length === 0
    ? ''
    : html`<section><h2>To be looked at</h2><ul>${found.map((one) => html`<li>${one}</li>`)}</ul></section>`;
}

function versions({ store }: PlatformContext, { id, model, states, content: now }: EditedEntry) {
  const rows = earlierVersions(store.read, 'Entry', id).map(({ number, content }) => {
    const when = textAt(content, 'sys', 'publishedAt') ?? textAt(content, 'sys', 'updatedAt') ?? '';
    return html`<li>Of ${when}, other than now in ${differences(content, states.published ?? now, model.fields)}:
<button class="as-link" form="entry" name="do" value="restore:${number}" aria-label="take as draft: the version of ${when}">take as draft</button></li>`;
  });
  return rows.length === 0
    ? ''
    : html`<section><h2>Earlier versions</h2><ul>${rows}</ul></section>`;
}

function differences(one: JsonRecord, other: JsonRecord, fields: readonly ModelField[]): string {
  const valueIn = (content: JsonRecord, id: string) => JSON.stringify(at(content, 'fields', id));
  const changed = fields.filter(({ id }) => valueIn(one, id) !== valueIn(other, id));
  return changed.map(({ name }) => name).join(', ') || 'nothing';
}
