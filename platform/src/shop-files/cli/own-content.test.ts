import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, expect, it, test } from 'vitest';
import { cliInFolder, makePicture } from '../../../tests/fixtures/cli.ts';
import { readEntities } from '../../services/contentful/index.ts';

const { entryIds, look, pathOf, put, run } = cliInFolder();
const STARTER = new URL('../../../../docs/examples/content.json', import.meta.url);

beforeEach(async () => {
  await mkdir(pathOf('shop/pictures'), { recursive: true });
  await put('shop/products.csv', 'Title,Handle,Price,Type\nBeans,beans,9,Coffee\nCup,cup,5,Cups\n');
  await writeFile(pathOf('shop/pictures/Hero.jpg'), await makePicture());
  await put('shop/content.json', await readFile(STARTER, 'utf8'));
});

const fill = (from = 'shop', ...more: readonly string[]) =>
  run('reset', '--shop', 'nl', '--from', from, ...more);

const assets = () =>
  look(async ({ context, fetch }) => {
    const urls = readEntities(context.store.read).flatMap(({ kind, content }) =>
      kind === 'Asset' ? (/ctfassets\.net\/[^"]+/.exec(JSON.stringify(content)) ?? []) : [],
    );
    const paths = urls.map((url) => url.replace('ctfassets.net/', ''));
    return Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(
          new Request(`http://localhost:4010/contentful/images/${path}?w=10`),
        );
        return answer.status;
      }),
    );
  });

it('the starting content opens a shop with its pages and pictures, beside what is derived', async () => {
  const { code, err } = await fill();
  expect([code, err.replace(/Importing.*\n/, '')]).toEqual([0, '']);
  const ids = await entryIds();
  expect(ids).toEqual(
    expect.arrayContaining([
      'home',
      'page-about',
      'derived-nl-menu',
      'page-terms',
      // The footer leads to the pages that the demo has of the same name.
      'menu-about',
      'menu-questions',
    ]),
  );
  expect(ids).not.toContain('derived-nl-home');
  expect(ids).not.toContain('menu-journal');
  expect(await assets()).toEqual([200]);
});

it('such a shop is the same again when it is made of its export', async () => {
  await fill();
  await run('export-shop', '--shop', 'nl', '--out', 'first');
  expect((await fill('first', '--data', 'other')).err).not.toMatch(/left out|warning content/);
  await run('export-shop', '--shop', 'nl', '--out', 'second', '--data', 'other');
  const contentOf = (folder: string) => readFile(pathOf(`${folder}/content.json`), 'utf8');
  expect(await contentOf('second')).toBe(await contentOf('first'));
});

it('content takes pictures by itself, too', async () => {
  await put('content.json', await readFile(STARTER, 'utf8'));
  const { err } = await run('import-content', 'content.json', '--pictures', 'shop/pictures');
  expect(err).toBe('');
  expect(await assets()).toEqual([200]);
});

const entry = (type: string, fields: object) => ({ entries: [{ id: 'mine', type, fields }] });

test.each([
  [
    'a dead link',
    entry('link', { name: 'x', path: '/pages/nowhere' }),
    'entry mine, path, en: leads to /pages/nowhere, which is no page of the shop.',
  ],
  [
    'a product that is not there',
    entry('link', { name: 'x', path: '/products/tea' }),
    'entry mine, path, en: leads to /products/tea, which is no page of the shop.',
  ],
  [
    'a dead link in a text',
    entry('textModule', { name: 'x', body: 'rich:[a](/teas)' }),
    'entry mine, body, en: leads to /teas, which is no page of the shop.',
  ],
  [
    'an entry that is not there',
    entry('menu', { slug: 'x', items: ['entry:gone'] }),
    'entry mine, items, en: links to the entry gone, which is not there.',
  ],
  [
    'a label of another shape',
    entry('filterSettings', { name: 'x', groups: [{ id: 'a', label: { en: 'A' }, source: {} }] }),
    'entry mine, groups, en: [0].label must be text.',
  ],
  [
    'a field that nobody reads',
    entry('link', { name: 'x', adress: '/shop' }),
    'entry mine, adress, en: is no field of link.',
  ],
  [
    'a second page of one address',
    entry('generalPage', { title: 'x', slug: 'imprint', modules: [] }),
    'entry mine, slug, en: is that of the entry page-imprint, whose id it needs to take its place.',
  ],
])('%s is told by entry, field and locale', async (_, file, sentence) => {
  await put('shop/content.json', JSON.stringify(file));
  const { code, err } = await fill();
  expect([code, err]).toEqual([0, expect.stringContaining(`  warning content: ${sentence}\n`)]);
});

it.each([
  [
    [
      '/shop?Type=Coffee',
      '/products/beans#more',
      '/range/coffee',
      '/',
      '/account/orders/',
      '/pages/terms',
    ],
  ],
])('paths that lead somewhere are not told, nor is what is left empty: %j', async (paths) => {
  const entries = paths.map((path, place) => ({
    id: `l${place}`,
    type: 'link',
    fields: { name: 'x', path },
  }));
  const empty = { id: 'q', type: 'questions', fields: { name: 'x', questions: null } };
  await put('shop/content.json', JSON.stringify({ entries: [...entries, empty] }));
  expect((await fill()).err).not.toContain('warning content');
});

it('a picture that is not there is left out with its asset', async () => {
  await put('shop/content.json', JSON.stringify({ assets: [{ id: 'a', file: 'gone.jpg' }] }));
  expect((await fill()).err).toContain(
    'left out content.json: asset a, file, en: gone.jpg is not among the pictures',
  );
  expect((await fill('shop', '--strict')).code).toBe(1);
});

it.each([
  [
    entry('textModule', { name: 'x', body: 'rich:a <b>b</b>' }),
    'The entry mine: Rich text has no "html"',
  ],
  [
    entry('hero', { name: 'x', title: { 'nl-NL': 5 } }),
    'The entry mine, title, nl-NL: must be text.',
  ],
  [
    entry('hero', { name: 'x', media: 'entry:a', actions: 'entry:b' }),
    'The entry mine, actions, en: must be a list, each of it a link to an entry.',
  ],
  [
    entry('textModule', { name: 'x', body: 'Hello' }),
    'The entry mine, body, en: must be rich text.',
  ],
])('a value of another shape refuses the file: %j', async (file, sentence) => {
  await put('shop/content.json', JSON.stringify(file));
  expect(await fill()).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
});

/** Steps on the way of a form, files, and pages that somebody is brought to. */
const NOT_LINKED =
  /^cart\/|\/(?:authorize|logout|erased|restock|address|download|photo\.webp|statement\.csv)$/;

it('paths of the shop are those that it serves', async () => {
  const { default: paths } = await import('../../services/contentful/shop-paths.json');
  const file = new URL('../../../../apps/storefront/app/routes.ts', import.meta.url);
  const served = [...(await readFile(file, 'utf8')).matchAll(/route\('([^':*]+?)(?:\/:\w+\?)?'/g)]
    .map(([, path = '']) => path)
    .filter((path) => !NOT_LINKED.test(path));
  // Screens of the professional area share a route.
  const routes = paths.filter((path) => !/professional\/(?:login|register)$/.test(path));
  expect(routes.toSorted()).toEqual(served.toSorted());
});
