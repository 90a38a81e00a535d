import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformContext } from '../../protocol/index.ts';
import { countOf } from '../../protocol/index.ts';
import { field } from '../../protocol/pages/index.ts';
import {
  asPublished,
  assetUrl,
  type Entity,
  type JsonRecord,
  linksIn,
  previewOf,
  putEntity,
  spaceOf,
  textAt,
} from '../../services/contentful/index.ts';
import { recordChange } from '../../shopify/admin/index.ts';
import {
  CONTENT_FILES,
  readPicture,
  removeShopFile,
  type ShopFile,
  saveShopFiles,
} from '../../shopify/images/index.ts';
import { deskPage, FORM_GUARDS, formGuards, PLAIN_FIELD, readForm, sendDesk } from '../desk.ts';
import { CONTENT_PATH } from './entry-page.ts';

const PATH = `${CONTENT_PATH}/pictures`;
const MAX_PICTURE_IN_BYTES = 20_000_000;
const PROBLEMS = {
  title: 'Editors find a picture by its title.',
  file: 'This is no picture of JPEG, PNG, WebP or AVIF.',
  shown: 'An entry shows this picture: take it out there first.',
};

interface Refused {
  readonly title: string;
  readonly problem: keyof typeof PROBLEMS;
}

/** Lists the pictures of the content, and takes new ones. */
export function pictureRoutes(app: Hono, context: PlatformContext): void {
  app.get(PATH, (c) => sendPictures(c, context, null));
  app.post(PATH, ...formGuards(MAX_PICTURE_IN_BYTES), async (c) => {
    const { title = '', file } = await c.req.parseBody();
    const words = typeof title === 'string' ? title.trim() : '';
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
    const id = randomUUID();
    const picture = bytes && (await readPicture(id, () => bytes));
    if (words === '') return sendPictures(c, context, { title: words, problem: 'title' });
    if (picture === null) return sendPictures(c, context, { title: words, problem: 'file' });
    await save(context, { ...picture, name: `${id}.${picture.format}` }, { id, title: words });
    return c.redirect(PATH, 303);
  });
  app.post(`${PATH}/delete`, ...FORM_GUARDS, async (c) => {
    const asset = previewOf(context.store).find('Asset', (await readForm(c))('id'));
    if (asset === null || shownIds(context).has(asset.id)) {
      return sendPictures(c, context, { title: '', problem: 'shown' });
    }
    await remove(context, asset);
    return c.redirect(PATH, 303);
  });
}

/** Pictures that an entry shows, to readers or in a draft. */
function shownIds({ store }: PlatformContext): ReadonlySet<string> {
  const entries = [spaceOf(store), previewOf(store)].flatMap((space) => space.all('Entry'));
  const links = entries.flatMap(({ content }) => linksIn(content));
  return new Set(links.flatMap(({ linkType, id }) => (linkType === 'Asset' ? [id] : [])));
}

async function remove({ store, now }: PlatformContext, { id, content }: Entity): Promise<void> {
  const at = now().toISOString();
  const { defaultLocale } = previewOf(store);
  const fileName = textAt(content, 'fields', 'file', defaultLocale, 'fileName') ?? '';
  await store.write((sql) => {
    putEntity(sql, { kind: 'Asset', id }, { published: null, draft: null }, at);
    removeShopFile(sql, { store, shop: CONTENT_FILES }, fileName);
    const change = { shop: 'content', at, way: 'console', outcome: 'done' } as const;
    recordChange(sql, { ...change, what: 'content picture removed', ids: [`Asset/${id}`] });
  });
}

async function save(
  { store, now }: PlatformContext,
  file: ShopFile,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<void> {
  const { defaultLocale: locale } = previewOf(store);
  const at = now().toISOString();
  const { name: fileName, widthInPixels: width, heightInPixels: height, format } = file;
  const contentType = `image/${format === 'jpg' ? 'jpeg' : format}`;
  const url = `//images.ctfassets.net/lokke/${id}/1/${fileName}`;
  const shown = { url, details: { image: { width, height } }, fileName, contentType };
  const content: JsonRecord = {
    metadata: { tags: [] },
    sys: { id, type: 'Asset', createdAt: at, updatedAt: at },
    fields: { title: { [locale]: title }, file: { [locale]: shown } },
  };
  await store.write((sql) => {
    saveShopFiles(sql, { store, shop: CONTENT_FILES }, [file]);
    putEntity(sql, { kind: 'Asset', id }, { published: asPublished(content, at), draft: null }, at);
    const change = { shop: 'content', at, way: 'console', outcome: 'done' } as const;
    recordChange(sql, { ...change, what: 'content picture', ids: [`Asset/${id}`] });
  });
}

function sendPictures(c: Context, context: PlatformContext, refused: Refused | null) {
  const space = previewOf(context.store);
  const { defaultLocale: locale } = space;
  const shown = shownIds(context);
  const pictures = space.all('Asset').map((asset) => {
    const title = textAt(asset.content, 'fields', 'title', locale) ?? asset.id;
    const url = assetUrl(asset, { space, locale, origin: context.origin });
    return html`<figure><img src="${url}?w=320" alt="" width="160" loading="lazy"><figcaption>${title}${shown.has(asset.id) ? '' : removeForm(asset.id, title)}</figcaption></figure>`;
  });
  const question = (name: 'title' | 'file') => ({
    ...PLAIN_FIELD,
    name,
    isRequired: true,
    problem: refused?.problem === name ? PROBLEMS[name] : null,
    isFocused: refused?.problem === name,
  });
  const content = html`<h1>Pictures</h1>
${refused?.problem === 'shown' ? html`<p role="alert">${PROBLEMS.shown}</p>` : ''}
<form class="group entry-form" method="post" action="${PATH}" enctype="multipart/form-data">
${field({ ...question('title'), label: 'Title for editors', value: refused?.title ?? '' })}
${field({ ...question('file'), label: 'File', value: '', type: 'file', inputMode: 'text', hint: 'JPEG, PNG, WebP or AVIF of at most 20 MB; readers get smaller ones of it.' })}
<p><button class="button" type="submit">Add the picture</button></p>
</form>
<section>
<h2>${countOf(pictures.length, 'picture')}</h2>
<div class="pictures">${pictures}</div>
</section>`;
  return sendDesk(c, context, deskPage('Pictures', content), refused === null ? 200 : 422);
}

function removeForm(id: string, title: string) {
  return html` <form method="post" action="${PATH}/delete"><input type="hidden" name="id" value="${id}"><button class="as-link" aria-label="Delete ${title}">Delete</button></form>`;
}
