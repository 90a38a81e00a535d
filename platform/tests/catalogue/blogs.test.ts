import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import {
  type ArticleDraft,
  type BlogDraft,
  CatalogueError,
  saveCatalogue,
} from '../../src/shopify/catalogue/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';

/** The fixture shop's clock stands at 2026-03-01T10:00:00.500Z. */
const article = (handle: string, publishedAt: string): ArticleDraft => ({
  handle,
  title: `About ${handle}`,
  author: { firstName: 'Noor', lastName: 'de Wit', email: 'noor@example.com', bio: null },
  contentHtml: `<p>All &amp; everything on ${handle}.</p><p>The end.</p>`,
  excerptHtml: `<p>On ${handle}</p>`,
  image: {
    src: '/cdn/files/rain-range.webp',
    altText: 'Rain',
    widthInPixels: 1200,
    heightInPixels: 900,
  },
  tags: ['care'],
  metafields: [{ namespace: 'lokke', key: 'range', type: 'single_line_text_field', value: handle }],
  publishedAt,
  seo: { title: null, description: `Read on ${handle}` },
});

const BLOG: BlogDraft = {
  handle: 'journal',
  title: 'Journaal',
  seo: { title: 'Ons journaal', description: null },
  articles: [
    article('water', '2026-02-01T08:00:00Z'),
    article('curls', '2026-01-01T08:00:00Z'),
    // The second that is just over, and the one to come.
    article('now', '2026-03-01T10:00:00Z'),
    article('later', '2026-03-01T10:00:01Z'),
  ],
};

let platform: Platform;
beforeAll(async () => {
  platform = await openFixtureShop();
  await saveCatalogue(platform.context, 'nl', {
    blogs: [BLOG],
    menus: [
      {
        handle: 'blogs',
        title: 'Blogs',
        items: [{ title: 'Read', target: { kind: 'blog', handle: 'journal' }, items: [] }],
      },
    ],
    translations: [
      { kind: 'blog', handle: 'journal', language: 'EN', fields: { title: 'Journal' } },
      {
        kind: 'article',
        handle: 'journal/water',
        language: 'EN',
        fields: { title: 'Water, in English', 'images.1.alt': 'Rain range' },
      },
    ],
  });
});
afterAll(() => platform.close());

const request = (query: string, version = '2026-10') =>
  shopperAt(platform, 'nl', version).request<Record<string, unknown>>(query);

describe.each(API_VERSIONS)('blogs and articles on %s', (version) => {
  it('are served with their fields', async () => {
    const { data, errors } = await request(
      `{ blog(handle: "journal") { handle title seo { title description } authors { name }
          articleByHandle(handle: "water") { handle title content(truncateAt: 12) contentHtml excerpt excerptHtml
            publishedAt tags authorV2 { name email bio } blog { handle } seo { description }
            image { url altText width height } comments(first: 3) { nodes { id } } onlineStoreUrl
            metafield(namespace: "a", key: "b") { value }
            range: metafield(namespace: "lokke", key: "range") { value } } }
        blogs(first: 5) { nodes { handle articles(first: 1, sortKey: PUBLISHED_AT, reverse: true) { nodes { handle } } } } }`,
      version,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      blog: {
        handle: 'journal',
        title: 'Journaal',
        seo: { title: 'Ons journaal', description: null },
        authors: [{ name: 'Noor de Wit' }],
        articleByHandle: {
          handle: 'water',
          title: 'About water',
          content: 'All & eve...',
          contentHtml: '<p>All &amp; everything on water.</p><p>The end.</p>',
          excerpt: 'On water',
          excerptHtml: '<p>On water</p>',
          publishedAt: '2026-02-01T08:00:00Z',
          tags: ['care'],
          authorV2: { name: 'Noor de Wit', email: 'noor@example.com', bio: null },
          blog: { handle: 'journal' },
          seo: { description: 'Read on water' },
          image: {
            url: 'http://localhost:4010/nl/cdn/files/rain-range.webp',
            altText: 'Rain',
            width: 1200,
            height: 900,
          },
          comments: { nodes: [] },
          onlineStoreUrl: null,
          metafield: null,
          range: { value: 'water' },
        },
      },
      blogs: { nodes: [{ handle: 'journal', articles: { nodes: [{ handle: 'now' }] } }] },
    });
  });
});

it.each([
  ['sortKey: PUBLISHED_AT', ['curls', 'water', 'now']],
  ['sortKey: PUBLISHED_AT, reverse: true', ['now', 'water', 'curls']],
  ['sortKey: TITLE', ['curls', 'now', 'water']],
  ['sortKey: ID', ['water', 'curls', 'now']],
  ['query: "water"', ['water']],
  ['query: "wat"', []],
])('lists what is published by now: %s', async (args, handles) => {
  const { data } = await request(`{ articles(first: 9, ${args}) { nodes { handle } } }`);
  expect(data).toEqual({ articles: { nodes: handles.map((handle) => ({ handle })) } });
});

it('speaks the other language of the shop', async () => {
  const { data } = await request(
    `query @inContext(language: EN) { blog(handle: "journal") { title
      articleByHandle(handle: "water") { title excerpt image { altText } } } }`,
  );
  expect(data).toEqual({
    blog: {
      title: 'Journal',
      articleByHandle: {
        title: 'Water, in English',
        excerpt: 'On water',
        image: { altText: 'Rain range' },
      },
    },
  });
});

it('is found by id, as a node, by search, in a menu and in the sitemap', async () => {
  const { data } = await request(
    `{ article(id: "gid://shopify/Article/2") { handle } node(id: "gid://shopify/Blog/1") { id }
      hidden: node(id: "gid://shopify/Article/4") { id }
      search(query: "everything on curls", first: 5, types: [ARTICLE]) { nodes { ... on Article { handle } } }
      predictiveSearch(query: "curl", types: [ARTICLE]) { articles { handle } }
      menu(handle: "blogs") { items { type url resource { ... on Blog { handle } } } }
      articles: sitemap(type: ARTICLE) { resources(page: 1) { items { handle } } }
      blogs: sitemap(type: BLOG) { resources(page: 1) { items { handle } } } }`,
  );
  expect(data).toEqual({
    article: { handle: 'curls' },
    node: { id: 'gid://shopify/Blog/1' },
    hidden: null,
    search: { nodes: [{ handle: 'curls' }] },
    predictiveSearch: { articles: [{ handle: 'curls' }] },
    menu: {
      items: [
        {
          type: 'BLOG',
          url: 'http://localhost:4010/nl/blogs/journal',
          resource: { handle: 'journal' },
        },
      ],
    },
    articles: {
      resources: { items: [{ handle: 'water' }, { handle: 'curls' }, { handle: 'now' }] },
    },
    blogs: { resources: { items: [{ handle: 'journal' }] } },
  });
});

it('keeps ids when a blog is saved again, and drops what is gone', async () => {
  const [first, second] = BLOG.articles;
  if (first === undefined || second === undefined) throw new Error('no articles');
  const own = await openFixtureShop();
  const save = (articles: readonly ArticleDraft[]) =>
    saveCatalogue(own.context, 'nl', { blogs: [{ ...BLOG, articles }] });
  await save([first, second]);
  await save([{ ...second, title: 'Changed' }]);
  const { data } = await shopperAt(own, 'nl', '2026-10').request<object>(
    '{ articles(first: 9) { nodes { id title image { id } } } }',
  );
  expect(data).toEqual({
    articles: {
      nodes: [
        {
          id: 'gid://shopify/Article/2',
          title: 'Changed',
          image: { id: 'gid://shopify/ArticleImage/2' },
        },
      ],
    },
  });
  own.close();
});

it('refuses handles that come twice and days that are none', async () => {
  const broken = { ...BLOG, articles: [article('a', '2026-13-01'), article('a', '2026-12-01')] };
  const saving = saveCatalogue(platform.context, 'nl', { blogs: [broken] });
  await expect(saving).rejects.toThrow(CatalogueError);
  await expect(saving).rejects.toThrow(/article of journal a: comes twice; .*is not a date/);
});
