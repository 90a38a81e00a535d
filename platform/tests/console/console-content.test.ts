import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  at,
  contentTypeOf,
  exportContent,
  importContent,
  previewOf,
  spaceOf,
} from '../../src/services/contentful/index.ts';
import { seedDemoContent } from '../../src/shop-files/seeding/index.ts';
import { openPage } from '../fixtures/console.ts';
import { CONTENT, contentForms, formIn, plain } from '../fixtures/content-forms.ts';
import { newFolder } from '../fixtures/folder.ts';
import { openPlatform } from '../fixtures/platform.ts';

const dataFile = join(newFolder(), 'platform.sqlite');
const platform = openPlatform({ dataFile, now: () => new Date('2026-11-28') });
await seedDemoContent(platform.context);

const ask = (path: string, init?: RequestInit) => openPage(platform, path, init);

const { open, send, edit } = contentForms(() => platform);

const readPublished = (id: string) => spaceOf(platform.context.store).find('Entry', id)?.content;
const readDraft = (id: string) => previewOf(platform.context.store).find('Entry', id)?.content;

it('lists entries by kind, and finds them by words of any language', async () => {
  const list = async (query: string) => (await ask(`${CONTENT}?${query}`)).html;
  expect(await list('type=hero')).toMatch(/1 entry[\s\S]*href="[^"]*home-hero"[\s\S]*published/);
  expect(await list('type=hero&words=no+such+words')).toContain('0 entries');
  expect(await list('words=Versand')).toContain('page-delivery');
});

it('keeps every kind of entry as it is, in any language, where nothing is typed', async () => {
  const { store } = platform.context;
  const before = exportContent(store.read);
  const entries = new Map(
    spaceOf(store)
      .all('Entry')
      .map((entry) => [contentTypeOf(entry), entry.id]),
  );
  expect(entries.size).toBeGreaterThan(15);
  const locales = ['en', 'nl-BE', 'de-DE'];
  for (const [index, id] of [...entries.values()].entries()) {
    const { status } = await edit(id, {}, 'save', `?locale=${locales[index % locales.length]}`);
    expect([id, status]).toEqual([id, 303]);
  }
  expect(exportContent(store.read)).toBe(before);
});

it('saves a draft that readers do not see, publishes it, and takes an earlier version back', async () => {
  const titles = (content: ReturnType<typeof readPublished>) =>
    at(content, 'fields', 'title', 'nl-NL');
  const first = titles(readPublished('home-hero'));
  const saved = await edit('home-hero', { 'field-title': 'Nieuw' }, 'save', '?locale=nl-NL');
  expect(saved.location).toContain('done=save');
  expect([titles(readPublished('home-hero')), titles(readDraft('home-hero'))]).toEqual([
    first,
    'Nieuw',
  ]);
  const exported = exportContent(platform.context.store.read);
  await importContent(platform.context.store, exported, platform.context.now());
  expect([titles(readPublished('home-hero')), titles(readDraft('home-hero'))]).toEqual([
    first,
    'Nieuw',
  ]);

  await edit('home-hero', {}, 'publish', '?locale=nl-NL');
  expect(titles(readPublished('home-hero'))).toBe('Nieuw');
  expect(at(readPublished('home-hero'), 'sys', 'publishedVersion')).toBe(2);
  const { html } = await open('home-hero');
  expect(html).toContain('other than now in Title');
  const [restore = ''] = /restore:\d+/.exec(html) ?? [];
  await edit('home-hero', {}, restore);
  expect(titles(readPublished('home-hero'))).toBe('Nieuw');
  expect(titles(readDraft('home-hero'))).toBe(first);
  await edit('home-hero', {}, 'discard');
  expect(titles(readDraft('home-hero'))).toBe('Nieuw');
});

it('writes a new entry, of which readers see nothing until all that is needed is there', async () => {
  const { location } = await ask(`${CONTENT}/new?kind=generalPage`);
  const [, id = ''] = /entry\/([\w-]+)/.exec(location ?? '') ?? [];
  const query = '?type=generalPage';
  const refused = await edit(id, { 'field-title': 'Winter' }, 'publish', query);
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/id="field-slug"[^>]*aria-invalid="true"[^>]*field-slug-problem/);
  expect(refused.html).toContain('value="Winter"');
  await edit(id, { 'field-title': 'Winter', 'field-slug': 'winter' }, 'publish', query);
  expect(at(readPublished(id), 'fields', 'slug', 'en')).toBe('winter');
  await edit(id, {}, 'unpublish');
  expect(readPublished(id)).toBeUndefined();
  expect((await edit(id, {}, 'discard')).location).toBe(CONTENT);
  expect((await open(id)).status).toBe(404);
});

it('takes links in their order, moves them up, and leaves out what is not chosen', async () => {
  const modules = () => {
    const links = at(readDraft('home'), 'fields', 'modules', 'en');
    return Array.isArray(links) ? links.map((link) => at(link, 'sys', 'id')) : [];
  };
  const [one, two, ...others] = modules();
  await edit('home', {}, 'up:modules:1');
  expect(modules()).toEqual([two, one, ...others]);
  await edit('home', { 'field-modules.0': '' }, 'save');
  expect(modules()).toEqual([one, ...others]);
  await edit('home', { [`field-modules.${others.length + 1}`]: String(two) }, 'save');
  expect(modules()).toEqual([one, ...others, two]);
  await edit('home', {}, 'discard');
});

it('edits lists and maps of texts part by part, in one language alone', async () => {
  const facts = (content: ReturnType<typeof readPublished>, locale: string) =>
    at(content, 'fields', 'facts', locale);
  const { html } = await open('home-facts', '?locale=nl-NL');
  const names = Object.keys(formIn(html)).filter((name) => name.startsWith('field-facts/'));
  const last = names.filter((name) => name.startsWith(names.at(-1)?.split(']')[0] ?? ''));
  const before = facts(readPublished('home-facts'), 'nl-NL');
  const typed = Object.fromEntries(last.map((name) => [name, 'Erbij']));
  await edit('home-facts', typed, 'save', '?locale=nl-NL');
  const after = facts(readDraft('home-facts'), 'nl-NL');
  expect(Array.isArray(before) && Array.isArray(after) && after.slice(0, -1)).toEqual(before);
  expect(JSON.stringify(after)).toContain('Erbij');
  expect(JSON.stringify(facts(readDraft('home-facts'), 'de-DE'))).not.toContain('Erbij');

  const id = 'market-nl';
  await edit(id, { 'field-facts/+key:s': 'storeHours', 'field-facts/+value:s': '9-17' }, 'save');
  expect(at(readDraft(id), 'fields', 'facts', 'en', 'storeHours')).toBe('9-17');
});

it.each([
  ['a word for a number', 'home-bestsellers', { 'field-count': 'four' }, 'is no number'],
  ['a part for a number', 'home-bestsellers', { 'field-count': '1.5' }, 'whole number'],
  ['a day that is none', 'home', { 'field-from': '2026-13-40T09:00' }, 'is no date'],
  ['HTML in rich text', 'text-delivery', { 'field-body': 'a <b>b</b>' }, 'Rich text has no'],
  ['another kind of media', 'media-hero', { 'field-type': 'film' }, 'is none of image, video'],
  [
    'a slug that is taken',
    'page-about',
    { 'field-slug': 'delivery' },
    'Another entry has the same',
  ],
])('refuses %s in words at the field, and keeps what was typed', async (_, id, typed, words) => {
  const refused = await edit(id, typed, 'publish');
  expect(refused.status).toBe(422);
  expect(plain(refused.html)).toContain(words);
  expect(formIn(refused.html)).toMatchObject(typed);
  expect(readDraft(id)).toEqual(readPublished(id));
});

it('refuses a time that ends before it begins, or as it begins', async () => {
  const save = (from: string, until: string) =>
    edit('home-hero', { 'field-from': from, 'field-until': until }, 'save');
  for (const [from, until] of [
    ['2026-12-31T10:00', '2026-12-31T10:00'],
    ['2026-12-31T00:00', '2026-12-31'],
    ['2026-12-31T10:00+01:00', '2026-12-31T10:00+02:00'],
  ] as const) {
    expect((await save(from, until)).html).toContain('It ends before it begins');
  }
  expect((await save('2026-12-31T10:00', '2026-12-31T10:01')).location).toContain('done=save');
  await edit('home-hero', {}, 'discard');
});

it('overwrites nothing that somebody wrote meanwhile', async () => {
  const { html } = await open('home-salon');
  await edit('home-salon', { 'field-title': 'First' }, 'save');
  const second = await send('home-salon', {
    ...formIn(html),
    'field-title': 'Second',
    do: 'publish',
  });
  expect(second.status).toBe(422);
  expect(second.html).toContain('Somebody changed this entry meanwhile');
  expect(at(readDraft('home-salon'), 'fields', 'title', 'en')).toBe('First');
});

it('takes its form from its own page alone', async () => {
  const { html } = await open('home-hero');
  const form = { ...formIn(html), do: 'unpublish' };
  expect((await send('home-hero', form, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(readPublished('home-hero')).toBeDefined();
});
