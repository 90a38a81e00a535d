import { beforeEach, expect, it } from 'vitest';
import { contentExport, entry } from '../../../tests/fixtures/content-export.ts';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import type { Platform } from '../../platform.ts';
import { setContentListener } from '../../shopify/webhooks/index.ts';
import { asPublished, asUnpublished, earlierVersions, putEntity } from './edit-entity.ts';
import type { JsonRecord } from './entity.ts';
import { type EntityStates, statesOf } from './entity-store.ts';
import { importContent } from './import-content.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const KEY = { kind: 'Entry', id: 'rain' } as const;
const VERSIONS = 20;
const writeRange = (name: string) => entry('rain', 'range', { name: { en: name } });

let platform: Platform;
beforeEach(async () => {
  platform = openPlatform();
  const { store } = platform.context;
  await importContent(store, contentExport({ entries: [writeRange('First')] }), new Date(NOW));
  await store.write((sql) => setContentListener(sql, 'http://localhost:3000/webhooks', NOW));
});

const put = (states: Partial<EntityStates>) =>
  platform.context.store.write((sql) =>
    putEntity(sql, KEY, { ...statesOf(sql, 'Entry', 'rain'), ...states }, NOW),
  );
const topics = () =>
  platform.context.store.read
    .prepare('SELECT topic FROM webhook_deliveries')
    .all()
    .map(({ topic }) => String(topic).replace('ContentManagement.Entry.', ''));

it('tells of what readers see, and of no draft', async () => {
  await put({ draft: writeRange('Second') });
  expect(topics()).toEqual([]);
  await put({ published: asPublished(writeRange('Second'), NOW), draft: null });
  expect(topics()).toEqual(['publish']);
  await put({ published: null, draft: asUnpublished(writeRange('Second')) });
  expect(topics()).toEqual(['publish', 'unpublish']);
  await put({ draft: null });
  expect(statesOf(platform.context.store.read, 'Entry', 'rain')).toEqual({
    published: null,
    draft: null,
  });
});

it.each([VERSIONS - 1, VERSIONS, VERSIONS + 1])(
  'keeps the latest twenty states of %i before the present one',
  async (count) => {
    let content: JsonRecord = writeRange('First');
    for (let change = 1; change <= count; change += 1) {
      content = asPublished(content, NOW);
      await put({ published: content });
    }
    const versions = earlierVersions(platform.context.store.read, 'Entry', 'rain');
    expect(versions.length).toBe(Math.min(count, VERSIONS));
    expect(versions[0]?.content['sys']).toMatchObject({ publishedVersion: count });
  },
);
