import { expect, it } from 'vitest';
import { openStorefront } from './open-for-tests.ts';
import { editContent, openPreview, writeContent } from './write-content.ts';

/** Word of every draft, and of nothing that is published or asked for. */
const DRAFT = 'zwanenzang';
const NEW = 'winter-2030';
const shop = await openStorefront({ environment: { MARKETS: 'nl' } });
let entries: Entry[] = [];
await editContent(shop, (space) => {
  ({ entries } = space);
});
// A draft of each entry that a page, a list, the search, the sitemap or a feed could read.
const drafts = entries.flatMap(({ sys: { id, contentType }, fields }) => {
  const name = contentType.sys.id === 'productPage' ? 'promise' : 'title';
  const texts = { [name]: `${DRAFT} ${id}` };
  return fields[name] === undefined ? [] : [{ id, like: id, texts, isDraft: true }];
});
const texts = { title: `${DRAFT} ${NEW}`, slug: NEW, keywords: NEW };
await writeContent(shop, [
  ...drafts,
  { id: 'page-draft', like: 'page-about', texts, isDraft: true },
]);
const { cookie: editor, look } = await openPreview(shop, 'nl');

interface Entry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { id: string } } };
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const read = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.read(path, { headers });

const SHOWS_DRAFTS = ['/nl', '/nl.data', `/nl/pages/${NEW}`, '/nl/products/rain-shampoo'];
const OTHERS = [
  `/nl/pages/${NEW}.data`,
  `/nl/search?q=${NEW}`,
  `/nl/search.data?q=${NEW}`,
  '/nl/none',
  '/nl/shop',
  '/nl/shop.data?hairType=dry',
  '/nl/pages/questions',
  '/xx/none',
  '/sitemap.xml',
  '/sitemap-nl.xml',
  '/feeds/nl/google.xml',
  '/nl/llms.txt',
];

it.each(SHOWS_DRAFTS)('%s shows the drafts to an editor alone', async (path) => {
  expect(await read(path, { cookie: editor })).toContain(DRAFT);
});

it.each([...SHOWS_DRAFTS, ...OTHERS])(
  '%s, asked for by an editor first, holds none',
  async (path) => {
    await shop.purge(['content-nl-nl']);
    const answers = await Promise.all([read(path, { cookie: editor }), read(path)]);
    for (const answer of [answers[1], await read(path, { accept: 'text/markdown' })]) {
      expect(answer?.includes(DRAFT)).toBe(false);
    }
  },
);

it('no call of a script holds any, whoever makes it', async () => {
  const search = `/api/search/suggestions/?locale=nl&query=${NEW}`;
  for (const cookie of [editor, '']) {
    expect((await read(search, { cookie })).includes(DRAFT)).toBe(false);
  }
});

it('two editors look at two moments, each at their own', async () => {
  const moments = ['2027-01-01T09:00', '2028-01-01T09:00'];
  const cookies = await Promise.all(moments.map((at) => look({ at })));
  const pages = await Promise.all(cookies.map((cookie) => read('/nl', { cookie })));
  for (const [index, at] of moments.entries()) expect(pages[index]).toContain(`value="${at}"`);
});
