import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesOf } from '@lokke/i18n/all';
import { expect, it } from 'vitest';

const STOREFRONT = join(import.meta.dirname, '..', '..');

/** Our code without tests. */
async function code(): Promise<readonly string[]> {
  const sources: string[] = [];
  for await (const file of glob('{app,payouts,server}/**/*.{ts,tsx}', { cwd: STOREFRONT })) {
    if (file.includes('.test.')) continue;
    sources.push(readFileSync(join(STOREFRONT, file), 'utf8'));
  }
  return sources;
}

it('every text is said somewhere', async () => {
  const sources = await code();
  const source = sources.join('\n');
  const named = new Set(source.match(/(?<=')[\w-]+(?:\.[\w-]+)+(?=')/g));
  // `${subject}.title` names that text of each subject in its file.
  for (const file of sources) {
    const subjects = file.match(/(?<=')[a-z]+(?=')/g) ?? [];
    const endings = file.match(/(?<=`\$\{\w+\})\.[\w.-]+(?=`)/g) ?? [];
    for (const ending of endings) for (const subject of subjects) named.add(subject + ending);
  }
  // A computed key such as `vocabulary.${type}` uses every message with that prefix.
  const begun = source.match(/(?<=`)[\w-]+\.(?:[\w-]+\.)*(?=\$\{)/g) ?? [];
  const keys = Object.keys(messagesOf('en'));
  expect(keys.length).toBeGreaterThan(300);
  const unsaid = keys.filter(
    (key) => !named.has(key) && !begun.some((beginning) => key.startsWith(beginning)),
  );
  expect(unsaid).toEqual([]);
});
