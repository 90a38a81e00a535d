import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogues } from '../../app/shared/messages/all.ts';

const STOREFRONT = join(import.meta.dirname, '..', '..');

/** Our code without tests and without the texts themselves. */
async function code(): Promise<string> {
  const sources: string[] = [];
  for await (const file of glob('{app,server}/**/*.{ts,tsx}', { cwd: STOREFRONT })) {
    const isText = /shared\/messages\/\w\w\//.test(file);
    if (isText || file.includes('.test.')) continue;
    sources.push(readFileSync(join(STOREFRONT, file), 'utf8'));
  }
  return sources.join('\n');
}

it('every text is said somewhere', async () => {
  const source = await code();
  const named = new Set(source.match(/(?<=')[\w-]+(?:\.[\w-]+)+(?=')/g));
  // `vocabulary.${type}`: whatever begins like that may be asked for.
  const begun = source.match(/(?<=`)[\w-]+\.(?:[\w-]+\.)*(?=\$\{)/g) ?? [];
  const keys = Object.keys(catalogues.en);
  expect(keys.length).toBeGreaterThan(300);
  const unsaid = keys.filter(
    (key) => !named.has(key) && !begun.some((beginning) => key.startsWith(beginning)),
  );
  expect(unsaid).toEqual([]);
});
