import { createClient } from 'contentful';
import { describe, expect, it } from 'vitest';
import { contentExport, entry } from '../../../tests/fixtures/content-export.ts';
import { createPlatform } from '../../platform.ts';
import { servePlatform } from '../../server.ts';
import { contentfulArea, DEMO_SPACE } from './contentful-area.ts';
import { importContent } from './import-content.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('synchronizing', () => {
  it('gives everything first, then only what an import changed or took away', async () => {
    const own = createPlatform({ dataFile: ':memory:', now: () => NOW, areas: [contentfulArea] });
    const there = await servePlatform(own, { port: 0 });
    const sync = createClient({
      space: DEMO_SPACE,
      accessToken: own.secrets.contentToken,
      host: `127.0.0.1:${there.port}`,
      insecure: true,
      basePath: '/contentful',
    });
    const put = (...names: readonly [string, string][]) =>
      importContent(
        own.context.store,
        contentExport({ entries: names.map(([id, en]) => entry(id, 'range', { name: { en } })) }),
        NOW,
      );
    await put(['a', 'one'], ['b', 'two'], ['c', 'three']);
    const first = await sync.sync({ initial: true });
    expect(first.entries.map(({ sys }) => sys.id)).toEqual(['a', 'b', 'c']);
    await put(['a', 'one'], ['b', 'changed']);
    const second = await sync.sync({ nextSyncToken: first.nextSyncToken ?? '' });
    expect(second.entries.map(({ sys }) => sys.id)).toEqual(['b']);
    expect(second.deletedEntries.map(({ sys }) => sys.id)).toEqual(['c']);
    const third = await sync.sync({ nextSyncToken: second.nextSyncToken ?? '' });
    expect([...third.entries, ...third.deletedEntries]).toEqual([]);
    await there.stop();
  });

  it('tells in the next round of what changed between two pages of this one', async () => {
    const own = createPlatform({ dataFile: ':memory:', now: () => NOW, areas: [contentfulArea] });
    const put = (first: string) =>
      importContent(
        own.context.store,
        contentExport({
          entries: Array.from({ length: 1001 }, (_, index) =>
            entry(`e${index}`, 'range', { name: { en: index === 0 ? first : 'same' } }),
          ),
        }),
        NOW,
      );
    interface Page {
      readonly items: readonly { readonly sys: { readonly id: string } }[];
      readonly nextPageUrl?: string;
      readonly nextSyncUrl?: string;
    }
    const read = async (url = ''): Promise<Page> => {
      const headers = { authorization: `Bearer ${own.secrets.contentToken}` };
      const response = await own.fetch(new Request(url, { headers }));
      return (await response.json()) as Page;
    };
    const root = `http://localhost:4010/contentful/spaces/${DEMO_SPACE}/environments/master`;
    await put('one');
    const first = await read(`${root}/sync?initial=true`);
    await put('changed');
    const second = await read(first.nextPageUrl);
    expect(first.items.length + second.items.length).toBe(1001);
    const next = await read(second.nextSyncUrl);
    expect(next.items.map(({ sys }) => sys.id)).toEqual(['e0']);
    own.close();
  });
});
