import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformContext } from '../../protocol/index.ts';
import { countOf } from '../../protocol/index.ts';
import { icon, type PageDocument } from '../../protocol/pages/index.ts';
import { asPublished, previewLink, readDrafts } from '../../services/contentful/index.ts';
import { dataTable, deskPage, FORM_GUARDS, readFormFields, sendDesk } from '../desk.ts';
import { type EditedEntry, fieldViews, openEntry, requireNeeded, titleOf } from './edited-entry.ts';
import { CONTENT_PATH, stateOf } from './entry-page.ts';
import { saveEntries } from './save-entries.ts';

const DRAFTS_PATH = `${CONTENT_PATH}/drafts`;
const CHOSEN = 'entry:';

/** Publishes several drafts at one moment: all that were chosen, or none. */
export function draftRoutes(app: Hono, context: PlatformContext): void {
  app.get(DRAFTS_PATH, (c) =>
    sendDesk(c, context, draftsPage(context, { done: c.req.query('done'), refusals: [] })),
  );
  app.post(DRAFTS_PATH, ...FORM_GUARDS, async (c) => {
    const form = await readFormFields(c);
    const chosen = new Map(
      [...form].flatMap(([name, seen]) =>
        name.startsWith(CHOSEN) ? [[name.slice(CHOSEN.length), seen] as const] : [],
      ),
    );
    const refuse = (refusals: readonly string[]) =>
      sendDesk(c, context, draftsPage(context, { done: undefined, refusals, chosen }), 422);
    if (chosen.size === 0) return refuse(['Choose the drafts that belong together.']);
    const entries = draftsOf(context).filter(({ id }) => chosen.has(id));
    if (entries.length < chosen.size || entries.some(({ id, seen }) => chosen.get(id) !== seen)) {
      return refuse([OVERTAKEN]);
    }
    const problems = entries.flatMap(problemsOf);
    if (problems.length > 0) return refuse(problems);
    const now = context.now().toISOString();
    const published = entries.map((entry) => ({
      entry,
      next: { published: asPublished(entry.content, now), draft: null },
    }));
    const areSaved = await saveEntries(context, published, { done: 'publish', now });
    return areSaved
      ? c.redirect(`${DRAFTS_PATH}?done=${entries.length}`, 303)
      : refuse([OVERTAKEN]);
  });
}

const OVERTAKEN = 'Somebody changed a draft meanwhile. Look at them again.';

function draftsOf(context: PlatformContext): readonly EditedEntry[] {
  return readDrafts(context.store.read).flatMap(({ kind, id }) =>
    kind === 'Entry' ? (openEntry(context, id) ?? []) : [],
  );
}

function problemsOf(entry: EditedEntry): readonly string[] {
  return requireNeeded(entry, fieldViews(entry)).flatMap(({ field, problem }) =>
    problem === null ? [] : [`${titleOf(entry, entry.space)}, ${field.name}: ${problem}`],
  );
}

interface Shown {
  /** Number of drafts that were published. */
  readonly done: string | undefined;
  /** Reasons why nothing was published. */
  readonly refusals: readonly string[];
  readonly chosen?: ReadonlyMap<string, string>;
}

function draftsPage(
  context: PlatformContext,
  { done = '', refusals, chosen = new Map() }: Shown,
): PageDocument {
  const drafts = draftsOf(context);
  const table = dataTable<EditedEntry>(
    'drafts-heading',
    [
      {
        heading: 'Publish',
        cell: ({ id, seen, content, space }) =>
          html`<input type="checkbox" name="${CHOSEN}${id}" value="${seen}" aria-label="${titleOf({ id, content }, space)}"${chosen.has(id) ? html` checked` : ''}>`,
      },
      {
        heading: 'Title',
        cell: ({ id, content, space }) =>
          html`<a href="${CONTENT_PATH}/entry/${id}">${titleOf({ id, content }, space)}</a>`,
        kind: 'head',
      },
      { heading: 'Kind', cell: ({ model }) => model.name },
      { heading: 'State', cell: ({ states }) => stateOf(states) },
      {
        heading: 'Preview',
        cell: ({ id }) => html`<a href="${previewLink(context, { to: id })}">Look at it</a>`,
      },
    ],
    drafts,
  );
  const list = html`<form class="group" method="post" action="${DRAFTS_PATH}">
${table}
<p><button class="button" type="submit">Publish the chosen ones together</button></p>
</form>`;
  const content = html`<h1>Drafts</h1>
<p><a href="${CONTENT_PATH}">All entries</a></p>
${/^\d{1,4}$/.test(done) ? html`<p role="status">Published together: ${done}. Readers see them now.</p>` : ''}
${
  refusals.length === 0
    ? ''
    : html`<div class="problems" role="alert"><h2>${icon('warning')} Nothing was published.</h2><ul>${refusals.map((one) => html`<li>${one}</li>`)}</ul></div>`
}
<section>
<h2 id="drafts-heading">${countOf(drafts.length, 'draft')}</h2>
${drafts.length === 0 ? html`<p class="stone">Readers see all that is written.</p>` : list}
</section>`;
  return deskPage('Drafts', content);
}
