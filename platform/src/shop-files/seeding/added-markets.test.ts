import { expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { at, readDrafts, readEntities, replaceEntities } from '../../services/contentful/index.ts';
import { hasSalons } from '../../services/firestore/index.ts';
import type { Store } from '../../store/index.ts';
import { demoOf, seedDemoContent, seedDemoSalons } from './index.ts';

const TITLE = ['fields', 'title'] as const;
const isOfNorway = ({ kind, id }: { readonly kind: string; readonly id: string }) =>
  id === 'market-no' || (kind === 'Locale' && id === 'nb-NO');

/** Makes the content one of before Norway was sold to, with a page and a draft of somebody's own. */
function takeNorwayAway(store: Store) {
  return store.write((sql) => {
    const before = readEntities(sql).flatMap((entity) => {
      if (isOfNorway(entity)) return [];
      const json = JSON.stringify(entity.content, (key, value) =>
        key === 'nb-NO' ? undefined : value,
      );
      return [{ ...entity, content: JSON.parse(json) }];
    });
    const mine = {
      kind: 'Entry',
      id: 'mine',
      content: { fields: { title: { en: 'Mine' } } },
    } as const;
    replaceEntities(sql, [...before, mine], '2026-01-01T00:00:00Z', [mine]);
    sql
      .prepare("DELETE FROM firestore_documents WHERE fields ->> '$.country.stringValue' = 'NO'")
      .run();
  });
}

const platform = openPlatform();
await seedDemoContent(platform.context);
await seedDemoSalons(platform.context);
await takeNorwayAway(platform.context.store);

const findEntity = (wanted: string) =>
  readEntities(platform.context.store.read).find(({ id }) => id === wanted);

it('a data folder of before a market gets its facts, its locale, its language and its salons', async () => {
  const { context } = platform;
  const demo = demoOf(context.brand);
  expect(await seedDemoContent(context, demo)).toBe(0);
  expect(findEntity('market-no')).toBeUndefined();
  expect(await seedDemoContent(context, demo, ['no'])).toBeGreaterThan(2);
  expect(await seedDemoSalons(context, demo.folder, ['no'])).toBeGreaterThan(0);
  expect(at(findEntity('nb-NO')?.content, 'code')).toBe('nb-NO');
  expect(at(findEntity('market-no')?.content, 'fields', 'facts', 'nb-NO')).toBeDefined();
  expect(at(findEntity('page-terms')?.content, ...TITLE, 'nb-NO')).toBeDefined();
  expect(hasSalons(context.store.read, 'NO')).toBe(true);
});

it('it does so once, and leaves what was written meanwhile', async () => {
  const { context } = platform;
  const demo = demoOf(context.brand);
  expect(await seedDemoContent(context, demo, ['no'])).toBe(0);
  expect(await seedDemoSalons(context, demo.folder, ['no'])).toBe(0);
  expect(at(findEntity('mine')?.content, ...TITLE)).toEqual({ en: 'Mine' });
  expect(readDrafts(context.store.read).map(({ id }) => id)).toEqual(['mine']);
});
