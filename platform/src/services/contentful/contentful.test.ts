import { createClient } from 'contentful';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asset, contentExport, entry, link } from '../../../tests/fixtures/content-export.ts';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import type { Platform } from '../../platform.ts';
import { type ServedPlatform, servePlatform } from '../../server.ts';
import { DEMO_SPACE } from './contentful-area.ts';
import { importContent } from './import-content.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const CONTENT = contentExport({
  assets: [asset('pack')],
  entries: [
    entry('rain', 'range', { name: { en: 'Rain', nl: 'Regen' }, slug: { en: 'rain' } }),
    entry('shampoo', 'page', {
      name: { en: 'Shampoo', fr: 'Shampooing' },
      slug: { en: 'rain-shampoo' },
      tags: { en: ['care', 'daily'] },
      sold: { en: 12 },
      place: { en: { lat: 52.37, lon: 4.9 } },
      range: { en: link('Entry', 'rain') },
      image: { en: link('Asset', 'pack') },
    }),
    entry('mask', 'page', {
      name: { en: 'Mask' },
      slug: { en: 'rain-mask' },
      tags: { en: ['care'] },
      sold: { en: 90 },
      range: { en: link('Entry', 'gone') },
      others: { en: [link('Entry', 'shampoo')] },
    }),
    entry('draft', 'page', { name: { en: 'Draft' } }, { isDraft: true }),
  ],
});

let platform: Platform;
let served: ServedPlatform;
beforeAll(async () => {
  platform = openPlatform({ now: () => NOW });
  served = await servePlatform(platform, { port: 0 });
  const imported = await importContent(platform.context.store, CONTENT, NOW);
  expect(imported).toMatchObject({ ok: true, entryCount: 3, assetCount: 1, draftCount: 1 });
});
afterAll(() => served.stop());

function client(accessToken = platform.secrets.contentToken) {
  return createClient({
    space: DEMO_SPACE,
    accessToken,
    host: `127.0.0.1:${served.port}`,
    insecure: true,
    basePath: '/contentful',
    retryOnError: false,
  });
}

type Parameters = Readonly<Record<string, string | number>>;
const idsOf = async (query: Parameters) =>
  (await client().getEntries(query)).items.map(({ sys }) => sys.id);

describe('the Delivery API, asked by the official client', () => {
  it.each<[Parameters, readonly string[]]>([
    [{ content_type: 'range' }, ['rain']],
    [{ content_type: 'page', 'fields.slug': 'rain-mask' }, ['mask']],
    [{ content_type: 'page', 'fields.slug[ne]': 'rain-mask' }, ['shampoo']],
    [{ content_type: 'page', 'fields.slug[in]': 'rain-mask,else' }, ['mask']],
    [{ content_type: 'page', 'fields.slug[nin]': 'rain-mask,else' }, ['shampoo']],
    [{ content_type: 'page', 'fields.tags': 'daily' }, ['shampoo']],
    [{ content_type: 'page', 'fields.tags[all]': 'care,daily' }, ['shampoo']],
    [{ content_type: 'page', 'fields.place[exists]': 'false' }, ['mask']],
    [{ content_type: 'page', 'fields.sold[lt]': 90 }, ['shampoo']],
    [{ content_type: 'page', 'fields.sold[gte]': 90 }, ['mask']],
    [{ content_type: 'page', 'fields.name[match]': 'sham' }, ['shampoo']],
    [{ content_type: 'page', 'fields.range.sys.id': 'gone' }, ['mask']],
    [
      {
        content_type: 'page',
        'fields.range.sys.contentType.sys.id': 'range',
        'fields.range.fields.slug': 'rain',
      },
      ['shampoo'],
    ],
    [{ content_type: 'page', order: 'fields.sold' }, ['shampoo', 'mask']],
    [{ content_type: 'page', order: '-fields.sold' }, ['mask', 'shampoo']],
    [{ content_type: 'page', order: '-fields.sold', skip: 1, limit: 1 }, ['shampoo']],
    [{ links_to_entry: 'shampoo' }, ['mask']],
    [{ links_to_asset: 'pack' }, ['shampoo']],
    [{ query: 'regen', locale: 'nl' }, ['rain']],
  ])('%o finds %o', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('resolves links, names those that lead nowhere, and finds one by its id', async () => {
    const { fields } = await client().getEntry('shampoo');
    expect(fields).toMatchObject({
      range: { fields: { name: 'Rain' } },
      image: {
        fields: {
          file: {
            url: `//localhost:4010/contentful/images/${DEMO_SPACE}/pack/1/pack.webp`,
          },
        },
      },
    });
    const all = await client().getEntries({ content_type: 'page' });
    expect(all.errors).toMatchObject([{ details: { linkType: 'Entry', id: 'gone' } }]);
    await expect(client().getEntry('draft')).rejects.toMatchObject({ sys: { id: 'NotFound' } });
  });

  it('includes as deep as asked', async () => {
    const read = (include: 0 | 1 | 2) =>
      client().withoutLinkResolution.getEntries({ 'sys.id': 'mask', include });
    expect((await read(0)).includes).toBeUndefined();
    expect((await read(1)).includes?.Entry?.map(({ sys }) => sys.id)).toEqual(['shampoo']);
    const deep = await read(2);
    expect(deep.includes?.Entry?.map(({ sys }) => sys.id)).toEqual(['shampoo', 'rain']);
    expect(deep.includes?.Asset?.map(({ sys }) => sys.id)).toEqual(['pack']);
  });

  it.each([
    ['nl', 'Shampoo', 'Rain'],
    ['fr-BE', 'Shampooing', 'Rain'],
    ['en', 'Shampoo', 'Rain'],
  ])('falls back along the locales: %s', async (locale, name) => {
    const { fields, sys } = await client().getEntry('shampoo', { locale });
    expect(fields).toMatchObject({ name, slug: 'rain-shampoo' });
    expect(sys.locale).toBe(locale);
  });

  it('gives every locale side by side, and only the fields that were selected', async () => {
    const every = await client().withAllLocales.getEntry('shampoo');
    expect(every.fields['name']).toEqual({ en: 'Shampoo', fr: 'Shampooing' });
    const { items } = await client().getEntries({
      content_type: 'page',
      'fields.slug': 'rain-mask',
      select: ['fields.name'],
    });
    expect(items[0]?.fields).toEqual({ name: 'Mask' });
  });

  it.each<[Parameters, string]>([
    [{ limit: 1001 }, 'limit'],
    [{ skip: -1 }, 'skip'],
    [{ include: 11 }, 'include'],
    [{ locale: 'xx' }, 'locale'],
    [{ content_type: 'nothing' }, 'unknownContentType'],
    [{ 'fields.slug': 'x' }, 'contentTypeRequired'],
    [{ order: 'fields.slug' }, 'contentTypeRequired'],
    [{ content_type: 'page', 'fields.nothing': 'x' }, 'fields.nothing'],
    [{ content_type: 'page', 'fields.slug[odd]': 'x' }, 'fields.slug[odd]'],
    [{ nonsense: 'x' }, 'nonsense'],
  ])('refuses %o and names it', async (query, named) => {
    const rejected = client().getEntries(query);
    await expect(rejected).rejects.toMatchObject({ name: 'InvalidQuery' });
    await expect(rejected).rejects.toThrow(named);
  });

  it('shows drafts in the preview, to the administrator alone', async () => {
    const path = `/contentful/preview/spaces/${DEMO_SPACE}/environments/master/entries/draft`;
    const read = (token: string) =>
      platform.fetch(`http://localhost:4010${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect(await (await read(platform.secrets.previewToken)).json()).toMatchObject({
      fields: { name: 'Draft' },
    });
    expect((await read(platform.secrets.contentToken)).status).toBe(401);
  });

  it('lets nobody in without the token', async () => {
    await expect(client('wrong').getEntries()).rejects.toMatchObject({
      name: 'AccessTokenInvalid',
    });
  });

  it.each<['image' | 'video', readonly string[]]>([
    ['image', ['pack']],
    ['video', []],
  ])('finds the assets whose files are of the group %s', async (group, ids) => {
    const { items } = await client().getAssets({ mimetype_group: group });
    expect(items.map(({ sys }) => sys.id)).toEqual(ids);
  });

  it('refuses a group of files that it does not know', async () => {
    await expect(client().getAssets({ mimetype_group: 'archive' })).rejects.toThrow(
      'mimetype_group',
    );
  });

  it('lists locales, content types and assets', async () => {
    expect((await client().getLocales()).items.map(({ code }) => code)).toEqual([
      'en',
      'nl',
      'fr',
      'fr-BE',
    ]);
    expect((await client().getContentTypes()).items.map(({ sys }) => sys.id)).toEqual([
      'range',
      'page',
    ]);
    expect((await client().getAsset('pack')).fields.title).toBe('pack');
    expect((await client().getTags()).items).toEqual([]);
  });
});
