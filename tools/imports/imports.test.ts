import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const APP = 'apps/storefront/app';
const SERVER = 'apps/storefront/server';
const PLATFORM = 'platform/src/shopify';

type Seed = readonly [rule: string, folder: string, source: string];

const VIOLATIONS: readonly Seed[] = [
  ['imports', 'packages/domain/src/cart', `import { x } from '@lokke/contract/cart';`],
  ['imports', 'packages/domain/src/cart', `import { x } from 'lodash';`],
  ['imports', 'packages/domain/src/cart', `import { x } from 'node:crypto';`],
  ['imports', 'packages/contract/src/cart', `import { x } from '@lokke/shopify-storefront';`],
  ['imports', `${PLATFORM}/cart`, `import { x } from '@lokke/domain/money';`],
  ['imports', `${PLATFORM}/cart`, `import type { X } from '@lokke/domain/money';`],
  ['imports', `${PLATFORM}/cart`, `export { x } from '@lokke/domain/money';`],
  ['imports', `${PLATFORM}/cart`, `export const x = await import('@lokke/domain/money');`],
  ['imports', `${PLATFORM}/cart`, `import { x } from '../catalogue/read/x.ts';`],
  ['imports', `${PLATFORM}/cart/answers`, `import { x } from '../../catalogue/read/x.ts';`],
  ['imports', `${PLATFORM}/cart`, `import { x } from '../../store/rows.ts';`],
  ['imports', `${PLATFORM}/cart/answers`, `import { x } from '../../../services/firestore/x.ts';`],
  ['imports', `${PLATFORM}/cart`, `import { x } from '../../console/index.ts';`],
  [
    'imports',
    'platform/src/services/firestore',
    `import { x } from '../../shop-files/import/index.ts';`,
  ],
  ['imports', 'platform/src/protocol/http', `import { x } from '../../shopify/cart/index.ts';`],
  ['imports', 'platform/src/store', `import { x } from '../protocol/index.ts';`],
  ['imports', 'platform/tests/cart', `import { x } from '@lokke/domain/money';`],
  ['imports', `${SERVER}/features/cart`, `import { x } from '@lokke/platform/src/x.ts';`],
  ['imports', 'apps/storefront/testing', `import { x } from '../../../platform/src/x.ts';`],
  ['imports', 'apps/stack/src', `import { x } from '@lokke/platform/src/x.ts';`],
  ['imports', 'packages/vendors/contentful/src', `import { x } from '@lokke/domain/money';`],
  ['imports', 'packages/vendors/contentful/src', `import { x } from '@lokke/shopify-storefront';`],
  ['imports', `${SERVER}/features/cart`, `import { x } from '@lokke/platform';`],
  ['imports', `${SERVER}/features/cart`, `import { x } from '../../../app/features/cart/x.ts';`],
  ['imports', `${SERVER}/features/cart`, `import { x } from '../../api/index.ts';`],
  ['imports', `${SERVER}/features/cart`, `import { x } from '../account/login.ts';`],
  ['imports', `${SERVER}/cache`, `import { x } from '../features/cart/index.ts';`],
  ['imports', `${SERVER}/cache`, `import { x } from '../http/session/session.ts';`],
  ['imports', `${SERVER}/cache`, `import { x } from '../webhooks/index.ts';`],
  ['imports', `${SERVER}/http`, `import type { X } from '../cache/index.ts';`],
  ['imports', `${SERVER}/shared-state`, `import { x } from '../cache/index.ts';`],
  ['imports', `${SERVER}/cache`, `import { x } from '../shared-state/redis/redis-link.ts';`],
  ['imports', `${SERVER}/config`, `import { x } from '../shared-state/index.ts';`],
  ['imports', `${SERVER}/telemetry`, `import { x } from '../http/index.ts';`],
  ['imports', `${SERVER}/config`, `import { x } from '../telemetry/index.ts';`],
  ['imports', SERVER, `import { x } from './cache/page-store.ts';`],
  ['imports', SERVER, `import { x } from '../../../packages/domain/src/money/index.ts';`],
  ['imports', `${APP}/features/cart`, `import { x } from '@lokke/shopify-storefront';`],
  ['imports', `${APP}/features/cart`, `import { x } from '../../../server/cache/index.ts';`],
  ['imports', `${APP}/features/cart`, `import { x } from '../../routes/x.ts';`],
  ['imports', `${APP}/features/cart`, `import { x } from '../product/x.ts';`],
  ['imports', `${APP}/features/account/login`, `import { x } from '../../cart/x.ts';`],
  ['imports', `${APP}/features/cart`, `import { x } from 'node:fs';`],
  ['imports', `${APP}/features/cart`, `import { Link } from 'react-router';`],
  ['imports', `${APP}/state/cart`, `import { x } from '../../features/cart/x.ts';`],
  ['imports', `${APP}/shared`, `import { x } from '../state/x.ts';`],
  ['imports', `${APP}/ui`, `import { x } from '../shared/x.ts';`],
  ['imports', `${APP}/ui`, `import { x } from '@lokke/domain/money';`],
  ['imports', `${APP}/ui`, `import { x } from 'swr';`],
  ['imports', 'apps/stack/src', `import { x } from '@lokke/domain/money';`],
  ['plugin', SERVER, `export const x = (name: string) => import(name);`],
  ['plugin', SERVER, `export type X = import('hono').Hono;`],
  ['plugin', SERVER, `export const x = createRequire(import.meta.url);`],
];

const ALLOWED: readonly (readonly [folder: string, source: string])[] = [
  ['packages/domain/src/cart', `import { x } from '../money/index.ts';`],
  ['packages/contract/src/cart', `import { x } from '@lokke/domain/money';`],
  ['packages/contract/src/cart', `import * as v from 'valibot';`],
  [`${PLATFORM}/cart`, `import { x } from '../catalogue/index.ts';`],
  [`${PLATFORM}/cart/answers`, `import { x } from '../read/x.ts';`],
  [`${PLATFORM}/cart`, `import { x } from '../../services/firestore/index.ts';`],
  [`${PLATFORM}/cart`, `import { x } from '../../store/index.ts';`],
  ['platform/src/protocol/graphql', `import { x } from '../ids/ids.ts';`],
  ['apps/stack/src', `import { x } from '@lokke/platform';`],
  ['apps/storefront/testing', `import { x } from '@lokke/platform';`],
  ['packages/vendors/contentful/src', `import { x } from '@lokke/http-client';`],
  [`${SERVER}/features/cart`, `import { x } from '../../cache/index.ts';`],
  [`${SERVER}/features/cart`, `import { x } from '@lokke/shopify-storefront';`],
  [`${SERVER}/webhooks`, `import { x } from '../features/account/index.ts';`],
  [SERVER, `import * as build from 'virtual:react-router/server-build';`],
  [`${APP}/routes`, `import { x } from '../features/cart/x.ts';`],
  [`${APP}/features/account/professional`, `import { x } from '../../../ui/x.tsx';`],
  [`${APP}/features/account/professional`, `import { x } from '../auth-page.tsx';`],
  [`${APP}/features/account/professional`, `import { x } from '../forms/text-field.tsx';`],
  [`${APP}/state/cart`, `import { x } from '../../shared/x.ts';`],
  [`${APP}/ui`, `import { useId } from 'react';`],
];

const fileOf = (index: number, folder: string) => `${folder}/seed-${index}.ts`;
const seeds: readonly Seed[] = [
  ...VIOLATIONS,
  ...ALLOWED.map(([folder, source]): Seed => ['', folder, source]),
];
const CYCLE = ['packages/domain/src/cart/seed-a.ts', 'packages/domain/src/cart/seed-b.ts'];
const found = new Map<string, string>();
let root = '';

function write(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${source}\n`);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  cpSync(join(ROOT, 'tools', 'imports'), join(root, 'tools', 'imports'), { recursive: true });
  execFileSync(process.execPath, [join(root, 'tools', 'imports', 'make-rules.ts')]);
  write(
    'biome.json',
    JSON.stringify({
      extends: ['./tools/imports/generated/rules.json'],
      plugins: ['./tools/imports/no-computed-imports.grit'],
      linter: { rules: { preset: 'none' } },
    }),
  );
  seeds.forEach(([, folder, source], index) => {
    write(fileOf(index, folder), source);
  });
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

const CATEGORIES: Readonly<Record<string, string>> = {
  imports: 'lint/style/noRestrictedImports',
  plugin: 'plugin',
};

describe('the import rules', () => {
  it.each(VIOLATIONS.map((seed, index) => [...seed, index] as const))(
    'refuse by %s in %s: %s',
    (rule, folder, _source, index) => {
      expect(found.get(fileOf(index, folder))).toBe(CATEGORIES[rule]);
    },
  );

  it.each(ALLOWED.map((seed, index) => [...seed, index] as const))(
    'allow in %s: %s',
    (folder, _source, index) => {
      expect(found.get(fileOf(VIOLATIONS.length + index, folder))).toBeUndefined();
    },
  );

  it('refuse a cycle of type-only imports', () => {
    for (const file of CYCLE) expect(found.get(file)).toBe('lint/suspicious/noImportCycles');
  });
});
