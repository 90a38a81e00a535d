import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Context, Hono } from 'hono';
import type { PlatformContext } from '../../protocol/index.ts';
import {
  asPublished,
  asUnpublished,
  type EntityStates,
  earlierVersions,
  type JsonRecord,
} from '../../services/contentful/index.ts';
import { formGuards, missingPage, readFormFields, sendDesk } from '../desk.ts';
import { draftRoutes } from './drafts-page.ts';
import {
  type EditedEntry,
  fieldViews,
  openEntry,
  requireNeeded,
  withTyped,
} from './edited-entry.ts';
import { entriesPage } from './entries-page.ts';
import { CONTENT_PATH, type Deed, entryPage, isDeed } from './entry-page.ts';
import { controlName } from './field-control.ts';
import type { ModelField } from './model.ts';
import { pictureRoutes } from './pictures.ts';
import type { Typed } from './read-field.ts';
import { saveEntries } from './save-entries.ts';

const MAX_FORM_IN_BYTES = 2_000_000;
const OVERTAKEN = 'Somebody changed this entry meanwhile: nothing was saved. Open it again.';
const ID = ':id{[\\w.-]{1,64}}';

/** Lists the entries of the content, and edits them by a form that is drawn from the content model. */
export function contentRoutes(app: Hono, context: PlatformContext): void {
  app.get(CONTENT_PATH, (c) => sendDesk(c, context, entriesPage(c, context)));
  pictureRoutes(app, context);
  draftRoutes(app, context);
  app.get(`${CONTENT_PATH}/new`, (c) => {
    const query = new URLSearchParams({ type: c.req.query('kind') ?? '' });
    return c.redirect(`${CONTENT_PATH}/entry/${randomUUID()}?${query}`, 303);
  });
  app.get(`${CONTENT_PATH}/entry/${ID}`, (c) => {
    const entry = openEntry(context, c.req.param('id'), c.req.query());
    if (entry === null) return sendMissing(c, context);
    const shown = { views: fieldViews(entry), done: c.req.query('done') };
    return sendDesk(c, context, entryPage(context, entry, shown));
  });
  app.post(`${CONTENT_PATH}/entry/${ID}`, ...formGuards(MAX_FORM_IN_BYTES), async (c) => {
    const form = await readFormFields(c);
    const text = (name: string) => form.get(name) ?? '';
    const id = c.req.param('id');
    const entry = openEntry(context, id, { locale: text('locale'), type: text('type') });
    if (entry === null) return sendMissing(c, context);
    const [deed = '', ...about] = text('do').split(':');
    const isWriting = ['save', 'publish', 'up'].includes(deed);
    const typed = fieldViews(entry, isWriting ? readTyped(form, about) : undefined);
    const views = deed === 'publish' ? requireNeeded(entry, typed) : typed;
    const refuse = (refusal: string) =>
      sendDesk(c, context, entryPage(context, entry, { views, refusal }), 422);
    if (text('seen') !== entry.seen) return refuse(OVERTAKEN);
    if (views.some(({ problem }) => problem !== null)) return refuse('Nothing was saved yet.');
    const now = context.now().toISOString();
    const content = isWriting ? withTyped(entry, views, now) : entry.content;
    const done = deed === 'up' ? 'save' : deed;
    const next = isDeed(done) ? statesAfter(context, entry, { done, content, now, about }) : null;
    if (next === null) return refuse('This button does nothing here.');
    const isSaved = await saveEntries(context, [{ entry, next }], { done, now });
    if (!isSaved) return refuse(OVERTAKEN);
    const isGone = next.draft === null && next.published === null;
    const query = new URLSearchParams({ locale: entry.locale, done });
    return c.redirect(isGone ? CONTENT_PATH : `${CONTENT_PATH}/entry/${id}?${query}`, 303);
  });
}

function sendMissing(c: Context, context: PlatformContext) {
  const page = missingPage('entry', { href: CONTENT_PATH, label: 'All entries' });
  return sendDesk(c, context, page, 404);
}

/** Reads what was typed into the controls of each field, with a link moved up. */
function readTyped(form: ReadonlyMap<string, string>, [moved, row = '']: readonly string[]) {
  return ({ id }: ModelField): Typed => {
    const name = controlName(id);
    const typed = [...form].flatMap(([key, text]) => {
      const part = key.slice(name.length);
      return key.startsWith(name) && /^$|^[./:]/.test(part) ? [[part, text] as const] : [];
    });
    const [above, own] = [typed[Number(row) - 1], typed[Number(row)]];
    if (moved !== id || above === undefined || own === undefined) return new Map(typed);
    return new Map([...typed, [above[0], own[1]], [own[0], above[1]]]);
  };
}

interface Wish {
  readonly done: Deed;
  readonly content: JsonRecord;
  readonly now: string;
  /** Number of the version to take. */
  readonly about: readonly string[];
}

/** States that readers and editors see afterwards; null where there is nothing to do it with. */
function statesAfter(
  { store }: Pick<PlatformContext, 'store'>,
  { id, states: { published, draft } }: EditedEntry,
  { done, content, now, about: [number] }: Wish,
): EntityStates | null {
  switch (done) {
    case 'save': {
      const isAsPublished = isDeepStrictEqual(published?.['fields'], content['fields']);
      return { published, draft: isAsPublished ? null : content };
    }
    case 'publish':
      return { published: asPublished(content, now), draft: null };
    case 'discard':
      return draft === null ? null : { published, draft: null };
    case 'unpublish':
      return published === null ? null : { published: null, draft: asUnpublished(content) };
    case 'restore': {
      const versions = earlierVersions(store.read, 'Entry', id);
      const version = versions.find((one) => String(one.number) === number);
      return version === undefined ? null : { published, draft: version.content };
    }
  }
}
