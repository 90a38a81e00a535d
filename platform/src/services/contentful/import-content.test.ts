import { beforeEach, expect, it, test } from 'vitest';
import { contentExport, entry } from '../../../tests/fixtures/content-export.ts';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import type { Platform } from '../../platform.ts';
import { DEMO_SPACE } from './contentful-area.ts';
import { at, isRecord, type JsonRecord } from './entity.ts';
import { readDrafts, readEntities } from './entity-store.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let platform: Platform;
beforeEach(() => {
  platform = openPlatform({ now: () => NOW });
});

const put = (text: string) => importContent(platform.context.store, text, NOW);
const range = (id: string) => entry(id, 'range', { name: { en: id } });

async function entryCount(): Promise<unknown> {
  const url = `http://localhost:4010/contentful/spaces/${DEMO_SPACE}/environments/master/entries`;
  const response = await platform.fetch(url, {
    headers: { authorization: `Bearer ${platform.secrets.contentToken}` },
  });
  const body: unknown = await response.json();
  return isRecord(body) ? body['total'] : null;
}

it('brings what is new, and changes nothing the second time', async () => {
  const text = contentExport({ entries: [range('a'), range('b')] });
  expect(await put(text)).toMatchObject({ ok: true, entryCount: 2, deletedCount: 0 });
  expect(await put(text)).toMatchObject({ ok: true, changedCount: 0, deletedCount: 0 });
  expect(await put(contentExport({ entries: [range('b')] }))).toMatchObject({
    changedCount: 0,
    deletedCount: 1,
  });
  expect(await entryCount()).toBe(1);
});

test('a faulty file changes nothing', async () => {
  await put(contentExport({ entries: [range('a')] }));
  const faulty = contentExport({ entries: [range('b'), entry('c', 'nothing', {})] });
  expect(await put(faulty)).toEqual({
    ok: false,
    errors: ['The entry c has the unknown content type "nothing".'],
  });
  expect(await entryCount()).toBe(1);
});

const withoutLocales = contentExport({ locales: [] });
const circle = (fallbackCode: string) =>
  contentExport({
    locales: [{ code: 'en', default: true, fallbackCode, name: 'en', sys: { id: 'en' } }],
  });

test.each([
  ['no JSON', 'The file must be a JSON object.'],
  ['[]', 'The file must be a JSON object.'],
  ['{"entries":{}}', 'entries must be a list.'],
  [withoutLocales, 'locales must have exactly one default locale.'],
  [
    contentExport({
      locales: ['en', 'nl'].map((code) => ({ code, default: true, sys: { id: code } })),
    }),
    'locales must have exactly one default locale, not en, nl.',
  ],
  [circle('xx'), 'The locale en falls back to xx, which is none of the locales.'],
  [contentExport({ entries: [range('a'), range('a')] }), 'The Entry a stands twice in the file.'],
  [contentExport({ entries: [{ sys: {} }] }), 'entries[0] has no sys.id.'],
  [contentExport({ entries: [{ sys: { id: 'a' } }] }), 'entries[0] (a) has no fields.'],
  [
    contentExport({ entries: [{ sys: { id: 'a' }, fields: { name: 'plain' } }] }),
    'entries[0] (a) has a field "name" that is not given per locale.',
  ],
  [
    contentExport({ entries: [{ sys: { id: 'a' }, fields: {} }] }),
    'entries[0] (a) names no content type.',
  ],
  [
    contentExport({
      assets: [{ sys: { id: 'p', publishedVersion: 1 }, fields: { file: { en: {} } } }],
    }),
    'assets[0] (p) has a file without a url.',
  ],
])('a file that is wrong is refused with the place: %s', async (text, error) => {
  const imported = await put(text);
  expect(imported.ok ? [] : imported.errors).toContain(error);
});

it('leaves out a draft picture without a file, and says so', async () => {
  const assets = [{ sys: { id: 'p' }, fields: { file: { en: { fileName: 'p.webp' } } } }];
  expect(await put(contentExport({ assets }))).toMatchObject({
    ok: true,
    draftCount: 0,
    notes: ['The asset p, a draft, has no file yet and was left out.'],
  });
});

it('takes a picture that is published in one locale, without its file in a draft of another', async () => {
  const fieldStatus = { '*': { en: 'published', nl: 'draft' } };
  const file = {
    en: { url: '//a.example/p.webp', fileName: 'p.webp' },
    nl: { fileName: 'p.webp' },
  };
  const assets = [{ sys: { id: 'p', publishedVersion: 1, fieldStatus }, fields: { file } }];
  expect(await put(contentExport({ assets }))).toMatchObject({ ok: true, draftCount: 0 });
  const [picture] = readEntities(platform.context.store.read).filter(({ id }) => id === 'p');
  expect(Object.keys(Object(at(picture?.content ?? {}, 'fields', 'file')))).toEqual(['en']);
});

it('shows what is published of each locale alone, and exports the drafts again', async () => {
  const whole = entry('a', 'range', { name: { en: 'Rain', fr: 'Pluie', de: 'Regen' } });
  const fieldStatus = { '*': { en: 'published', fr: 'draft', de: 'changed' } };
  const sys = isRecord(whole['sys']) ? { ...whole['sys'], fieldStatus } : {};
  await put(contentExport({ entries: [{ ...whole, sys }] }));
  const sql = platform.context.store.read;
  const names = (those: readonly { readonly id: string; readonly content: JsonRecord }[]) =>
    those.filter(({ id }) => id === 'a').map(({ content }) => at(content, 'fields', 'name'));
  expect(names(readEntities(sql))).toEqual([{ en: 'Rain', de: 'Regen' }]);
  expect(names(readDrafts(sql))).toEqual([{ en: 'Rain', fr: 'Pluie', de: 'Regen' }]);
  const exported = exportContent(sql);
  expect(await put(exported)).toMatchObject({ changedCount: 0, deletedCount: 0, draftCount: 1 });
  expect(exportContent(sql)).toBe(exported);
});
