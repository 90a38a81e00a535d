import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).scripts;
/** Imports no generated code: it copies what a build has made. */
const WITHOUT_SOURCES = 'assets';

it('runs before each command that starts from the sources of the shop', () => {
  const commands = Object.keys(scripts).filter(
    (name) => scripts[name]?.includes(' apps/storefront/') && name !== WITHOUT_SOURCES,
  );
  expect(commands).toContain('doctor');
  const without = commands.filter((name) => !scripts[`pre${name}`]?.endsWith('tools/generate.ts'));
  expect(without).toEqual([]);
});
