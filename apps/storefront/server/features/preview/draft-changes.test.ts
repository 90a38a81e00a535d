import type { ReadEntry, StoredEntries } from '@lokke/contentful';
import { expect, it } from 'vitest';
import { draftChanges, pathFinder } from './draft-changes.ts';
import { findSource } from './find-source.ts';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const entry = (id: string, contentType: string, fields: object): ReadEntry => ({
  id,
  contentType,
  fields: { ...fields },
});
const FIELDS = new Map([
  ['title', 'Title'],
  ['body', 'Text'],
]);
const spaceOf = (...entries: readonly ReadEntry[]): StoredEntries => ({
  entries,
  types: new Map([['generalPage', { name: 'Page', displayField: 'title', fields: FIELDS }]]),
});
const about = (fields: object = {}) =>
  entry('about', 'generalPage', {
    title: 'About',
    slug: 'about',
    modules: [link('text')],
    ...fields,
  });
const rich = (value: string) => ({
  nodeType: 'document',
  content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value }] }],
});
const text = (value: string) => entry('text', 'textModule', { body: rich(value) });

it('lists what a draft changes, as words, with the page that shows it', () => {
  const published = spaceOf(about(), text('Old words'));
  const drafts = spaceOf(about({ title: 'About us' }), text('New words'));
  expect(draftChanges(published.entries, drafts)).toEqual([
    {
      id: 'about',
      title: 'About us',
      type: 'Page',
      path: '/pages/about',
      isNew: false,
      fields: [{ name: 'Title', published: 'About', draft: 'About us' }],
    },
    {
      id: 'text',
      title: 'text',
      type: 'textModule',
      path: '/pages/about',
      isNew: false,
      fields: [{ name: 'body', published: 'Old words', draft: 'New words' }],
    },
  ]);
});

it('lists a new entry, and a field that is taken out', () => {
  const published = spaceOf(about({ note: 'x' }));
  const [page, fresh] = draftChanges(published.entries, spaceOf(about(), text('New')));
  expect(page?.fields).toEqual([{ name: 'note', published: 'x', draft: '' }]);
  expect(fresh).toMatchObject({ id: 'text', isNew: true });
});

it('lists nothing where editors see what readers see', () => {
  const space = spaceOf(about(), text('Words'));
  expect(draftChanges(space.entries, structuredClone(space))).toEqual([]);
});

it('finds the nearest page over links, also where they go in circles', () => {
  const find = pathFinder(
    spaceOf(
      entry('a', 'link', { items: [link('b')] }),
      entry('b', 'link', { items: [link('a')] }),
      entry('hero', 'hero', { actions: [link('c')] }),
      entry('c', 'link', { page: link('p') }),
      entry('p', 'productPage', { slug: 'rain mask' }),
      entry('home', 'homePage', { modules: [link('hero')] }),
    ).entries,
  );
  expect(['a', 'c', 'p', 'home', 'none'].map(find)).toEqual([
    null,
    '/',
    '/products/rain%20mask',
    '/',
    null,
  ]);
});

it.each([
  ['the module itself', 'hero', ' Rain\n mask ', 'hero', 'title'],
  ['what it links to', 'hero', 'Buy it', 'button', 'title'],
  ['a piece of rich text', 'text', 'New words', 'text', 'body'],
  ['a word inside a longer text', 'hero', 'mask', 'hero', 'title'],
  ['no field, but a module', 'hero', 'Words of the shop itself', 'hero', null],
  ['an entry beside the modules', null, 'Buy it', 'button', 'title'],
  ['nothing', null, 'Words of the shop itself', null, null],
  ['no words at all', null, '', null, null],
])('finds that words came from %s', (_, entryId, words, source, fieldId) => {
  const space = spaceOf(
    entry('hero', 'hero', { actions: [link('button')], title: 'Rain mask' }),
    entry('button', 'link', { title: 'Buy it', page: link('hero') }),
    text('New words'),
  );
  const found = source === null ? null : { entryId: source, fieldId };
  expect(findSource(space.entries, { entryId, words })).toEqual(found);
});
