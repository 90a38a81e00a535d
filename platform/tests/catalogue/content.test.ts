import { beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { CatalogueError, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import cases from './content-cases.json' with { type: 'json' };

/** The clock of the fixture shop stands at 2026-03-01T10:00:00.500Z, between the last two articles. */
const { blogs } = cases.drafts;

let platform: Platform;
beforeAll(async () => {
  platform = await openFixtureShop();
  await saveCatalogue(platform.context, 'nl', {
    blogs,
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

const request = (query: string, version = '2026-10') =>
  shopperAt(platform, 'nl', version).request<object>(query);

describe.each(API_VERSIONS)('version %s', (version) => {
  it.each(cases.everyVersion)('answers with the fields of $name', async ({ query, data }) => {
    const { errors, ...answer } = await request(query, version);
    expect(errors).toEqual([]);
    expect(answer.data).toEqual(data);
  });
});

it.each(cases.newest)('answers with $name', async ({ query, data }) => {
  const { errors, ...answer } = await request(query);
  expect(errors).toEqual([]);
  expect(answer.data).toEqual(data);
});

it('keeps ids when a blog is saved again, and drops what is gone', async () => {
  const own = await openFixtureShop();
  const [blog] = blogs;
  if (blog === undefined) throw new Error('no blog');
  const [first, second] = blog.articles;
  if (first === undefined || second === undefined) throw new Error('no articles');
  for (const articles of [[first, second], [{ ...second, title: 'Changed' }]]) {
    await saveCatalogue(own.context, 'nl', { blogs: [{ ...blog, articles }] });
  }
  const { data } = await shopperAt(own, 'nl', '2026-10').request<object>(
    '{ articles(first: 9) { nodes { id title image { id } } } }',
  );
  const id = 'gid://shopify/Article/2';
  const image = { id: 'gid://shopify/ArticleImage/2' };
  expect(data).toEqual({ articles: { nodes: [{ id, title: 'Changed', image }] } });
});

it('refuses handles that come twice and days that are none', async () => {
  const broken = blogs.map((blog) => ({
    ...blog,
    articles: blog.articles.map((article) => ({
      ...article,
      handle: 'a',
      publishedAt: '2026-13-01',
    })),
  }));
  const saving = saveCatalogue(platform.context, 'nl', { blogs: broken });
  await expect(saving).rejects.toThrow(CatalogueError);
  await expect(saving).rejects.toThrow(/article of journal a: comes twice; .*is not a date/);
});
