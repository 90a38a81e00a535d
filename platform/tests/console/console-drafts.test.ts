import { join } from 'node:path';
import { expect, it } from 'vitest';
import { at, spaceOf } from '../../src/services/contentful/index.ts';
import { seedDemoContent } from '../../src/shop-files/seeding/index.ts';
import { makePicture } from '../fixtures/cli.ts';
import { ORIGIN, openPage, sendForm } from '../fixtures/console.ts';
import { CONTENT, contentForms, plain } from '../fixtures/content-forms.ts';
import { newFolder } from '../fixtures/folder.ts';
import { openPlatform } from '../fixtures/platform.ts';

const dataFile = join(newFolder(), 'platform.sqlite');
const platform = openPlatform({ dataFile, now: () => new Date('2026-11-28') });
await seedDemoContent(platform.context);

const ask = (path: string) => openPage(platform, path);
const { open, edit } = contentForms(() => platform);
const readPublished = (id: string) => spaceOf(platform.context.store).find('Entry', id)?.content;

it('takes a picture, which entries show from then on, and nothing else', async () => {
  const add = (title: string, file: Blob) => {
    const body = new FormData();
    body.set('title', title);
    body.set('file', file, 'mine.png');
    return sendForm(platform, `${CONTENT}/pictures`, body);
  };
  const picture = new Blob([new Uint8Array(await makePicture())]);
  expect((await add('', picture)).html).toContain('id="title-problem"');
  expect((await add('Mine', new Blob(['<svg/>']))).html).toContain('id="file-problem"');
  expect((await add('Mine <b>', picture)).status).toBe(303);
  const { html } = await open('media-hero');
  const [, id = ''] = /value="([^"]+)">Mine &lt;b&gt;</.exec(html) ?? [];
  await edit('media-hero', { 'field-desktopImage': id }, 'save');
  const [, src = ''] = /src="([^"]+)" alt="Mine/.exec((await open('media-hero')).html) ?? [];
  expect(src).toContain(id);
  const shown = await platform.fetch(new URL(src.split('?')[0] ?? '', ORIGIN));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);

  const remove = () => sendForm(platform, `${CONTENT}/pictures/delete`, { id });
  expect((await remove()).html).toContain('An entry shows this picture');
  await edit('media-hero', {}, 'discard');
  expect((await ask(`${CONTENT}/pictures`)).html).toContain('aria-label="Delete Mine &lt;b&gt;"');
  expect((await remove()).status).toBe(303);
  expect((await open('media-hero')).html).not.toContain('Mine &lt;b&gt;');
  const gone = await platform.fetch(new URL(src.split('?')[0] ?? '', ORIGIN));
  expect(gone.status).toBe(404);
});

it('publishes drafts together, all that are chosen or none', async () => {
  const DRAFTS = `${CONTENT}/drafts`;
  const query = '?type=generalPage';
  await edit('home-hero', { 'field-title': 'Autumn' }, 'save');
  await edit('home-salon', { 'field-title': 'Autumn, too' }, 'save');
  await edit('autumn', { 'field-title': 'Autumn page' }, 'save', query);
  const readSeen = async () =>
    Object.fromEntries(
      [...(await ask(DRAFTS)).html.matchAll(/name="(entry:[^"]+)" value="([^"]+)"/g)].map(
        ([, name = '', text = '']) => [name, text],
      ),
    );
  const isPublished = () =>
    ['home-hero', 'home-salon'].map((id) =>
      String(at(readPublished(id), 'fields', 'title', 'en')).startsWith('Autumn'),
    );
  expect((await sendForm(platform, DRAFTS, {})).html).toContain('Choose the drafts');
  const all = await readSeen();
  const incomplete = await sendForm(platform, DRAFTS, all);
  expect(incomplete.status).toBe(422);
  expect(plain(incomplete.html)).toContain('Autumn page, Slug: Readers need this');
  const { 'entry:autumn': _, ...chosen } = all;
  await edit('home-salon', { 'field-title': 'Autumn as well' }, 'save');
  expect((await sendForm(platform, DRAFTS, chosen)).html).toContain('Somebody changed a draft');
  expect(isPublished()).toEqual([false, false]);

  const { 'entry:autumn': __, ...current } = await readSeen();
  const { location } = await sendForm(platform, DRAFTS, current);
  expect(location).toBe(`${DRAFTS}?done=${Object.keys(current).length}`);
  expect(isPublished()).toEqual([true, true]);
  expect(Object.keys(await readSeen())).toEqual(['entry:autumn']);
});
