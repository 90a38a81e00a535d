import type { MenuItem } from '@lokke/contract/ports';
import { expect, it, test } from 'vitest';
import {
  describeArticle,
  journalTitleOf,
  leadsToJournal,
  othersThan,
  withDate,
  withoutJournal,
} from './journal.ts';

const articleOf = (handle: string, blog = 'journal') => ({
  handle,
  title: `On ${handle}`,
  excerpt: 'Short',
  publishedAt: '2026-03-01T23:30:00Z',
  picture: null,
  blog: { handle: blog, title: blog.toUpperCase() },
});

test.each([
  [['journal'], 'JOURNAL'],
  [['journal', 'journal'], 'JOURNAL'],
  [['journal', 'news'], null],
  [[], null],
])('the journal of %j is called %j', (blogs, title) => {
  expect(journalTitleOf(blogs.map((blog) => articleOf('a', blog)))).toBe(title);
});

it('names at most three others', () => {
  const articles = ['a', 'b', 'c', 'd', 'e'].map((handle) => articleOf(handle));
  const [first, second] = articles;
  if (first === undefined || second === undefined) throw new Error('no articles');
  expect(othersThan(second, articles).map(({ handle }) => handle)).toEqual(['a', 'c', 'd']);
  expect(othersThan(first, [first])).toEqual([]);
});

test.each([
  ['nl-NL', '1 maart 2026'],
  ['en-US', 'March 1, 2026'],
  ['de-DE', '1. März 2026'],
  ['fr-FR', '1er mars 2026'],
])('dates an article in %s', (tag, date) => {
  expect(withDate(articleOf('a'), tag).date).toBe(date);
});

it('describes an article to search engines', () => {
  const text = { bodyHtml: '', tags: [], seo: { title: null, description: 'Long' } };
  const place = { url: 'https://x.example/nl/journal/a', publisher: { name: 'Acme' } };
  const described = describeArticle(
    { ...articleOf('a'), ...text, author: { name: 'Noor', bio: null } },
    place,
  );
  expect(described).toEqual({
    '@type': 'Article',
    headline: 'On a',
    description: 'Long',
    datePublished: '2026-03-01T23:30:00Z',
    author: { '@type': 'Person', name: 'Noor' },
    publisher: { name: 'Acme' },
    mainEntityOfPage: 'https://x.example/nl/journal/a',
  });
  const picture = { url: 'https://x.example/a.png', altText: '', width: 4, height: 3 };
  const bare = { ...articleOf('a'), ...text, seo: { title: null, description: null }, picture };
  expect(describeArticle({ ...bare, author: null }, place)).toMatchObject({
    description: 'Short',
    image: ['https://x.example/a.png'],
  });
});

it('finds links to the journal in a menu, however deep, and takes them out', () => {
  const link = (path: string, items: readonly MenuItem[] = []): MenuItem => ({
    title: path,
    path,
    items,
  });
  const about = link('/pages/about');
  const menu = [link('', [about, link('/journal')]), link('/journal/water')];
  expect(leadsToJournal(menu)).toBe(true);
  const without = withoutJournal(menu);
  expect(without).toEqual([link('', [about]), link('/journal/water')]);
  expect(leadsToJournal(without)).toBe(false);
});
