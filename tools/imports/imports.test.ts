import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

/** A folder, and the source of a file in it. */
type Seed = readonly [folder: string, source: string];
interface Seeds {
  readonly refused: readonly Seed[];
  readonly refusedByPlugin: readonly Seed[];
  readonly allowed: readonly Seed[];
}
const { refused, refusedByPlugin, allowed }: Seeds = JSON.parse(
  readFileSync(join(import.meta.dirname, 'seeds.json'), 'utf8'),
);
const seeds = [
  ...refused.map(([...seed]) => [...seed, 'lint/style/noRestrictedImports'] as const),
  ...refusedByPlugin.map(([...seed]) => [...seed, 'plugin'] as const),
  ...allowed.map(([...seed]) => [...seed, undefined] as const),
].map(([folder, source, category], index) => ({
  folder,
  source,
  category,
  file: `${folder}/seed-${index}.ts`,
}));

const CYCLE = ['packages/domain/src/cart/seed-a.ts', 'packages/domain/src/cart/seed-b.ts'];
const found = new Map<string, string>();
let root = '';

function write(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${source}\n`);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const name of ['imports', 'runtime'])
    cpSync(join(ROOT, 'tools', name), join(root, 'tools', name), { recursive: true });
  execFileSync(process.execPath, [join(root, 'tools', 'imports', 'make-rules.ts')]);
  write(
    'biome.json',
    JSON.stringify({
      extends: ['./tools/imports/generated/rules.json'],
      plugins: ['./tools/imports/no-computed-imports.grit'],
      linter: { rules: { preset: 'none' } },
    }),
  );
  for (const { file, source } of seeds) write(file, source);
  write(CYCLE[0] ?? '', `import type { B } from './seed-b.ts';\nexport type A = B | 1;`);
  write(CYCLE[1] ?? '', `import type { A } from './seed-a.ts';\nexport type B = A | 2;`);
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--colors=off', '.'];
  const { stdout } = spawnSync(process.execPath, [BIOME, ...args], { cwd: root, encoding: 'utf8' });
  const report: { diagnostics: { category: string; location: { path: string } }[] } =
    JSON.parse(stdout);
  for (const { category, location } of report.diagnostics) {
    found.set(location.path.replace(/^\.\//, ''), category);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the import rules', () => {
  it.each(seeds)('in $folder answer $category to: $source', ({ file, category }) => {
    expect(found.get(file)).toBe(category);
  });

  it('refuse a cycle of type-only imports', () => {
    for (const file of CYCLE) expect(found.get(file)).toBe('lint/suspicious/noImportCycles');
  });
});
