import { readFileSync } from 'node:fs';
import type { PlatformContext } from '../platform-context.ts';
import { latestChange } from './entity-store.ts';
import { importContent } from './import-content.ts';

const DEMO_CONTENT = new URL('../../demo/content/export.json', import.meta.url);

/** Fills a space that never held anything with the demo's content; answers how many entries it wrote. */
export async function seedDemoContent({
  store,
  now,
}: Pick<PlatformContext, 'store' | 'now'>): Promise<number> {
  if (latestChange(store.read) > 0) return 0;
  const imported = await importContent(store, readFileSync(DEMO_CONTENT, 'utf8'), now());
  if (imported.ok) return imported.entryCount;
  throw new Error(`${DEMO_CONTENT.pathname}: ${imported.errors[0]}`);
}
