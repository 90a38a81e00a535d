import { readFileSync } from 'node:fs';
import type { PlatformContext } from '../platform-context.ts';
import { importSalons } from './import-salons.ts';

const DEMO_SALONS = new URL('../../demo/source/salons.json', import.meta.url);

/** Fills an empty collection with the demo's salons; answers how many it wrote. */
export async function seedDemoSalons({
  store,
  now,
}: Pick<PlatformContext, 'store' | 'now'>): Promise<number> {
  const kept = store.read
    .prepare("SELECT 1 FROM firestore_documents WHERE collection = 'salons' LIMIT 1")
    .get();
  if (kept !== undefined) return 0;
  const salons: unknown = JSON.parse(readFileSync(DEMO_SALONS, 'utf8'));
  if (!Array.isArray(salons)) throw new Error(`${DEMO_SALONS.pathname} holds no list.`);
  const lines = salons.map((salon) => JSON.stringify(salon)).join('\n');
  const imported = await importSalons(store, lines, now());
  if (imported.ok) return imported.salonCount;
  const [first] = imported.errors;
  throw new Error(`${DEMO_SALONS.pathname}: salon ${first?.line} ${first?.reason}`);
}
