import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFences } from './check-fences.ts';
import type { Rule } from './trespass.ts';

let root = '';

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** A small repository with the rooms of the real one. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fence-'));
  const packages: Record<string, object> = {
    '': {
      name: 'lokke',
      workspaces: [
        'packages/domain',
        'packages/contract',
        'packages/platform',
        'packages/vendors/*',
        'apps/*',
        'e2e',
      ],
      devDependencies: { vitest: '1', 'fast-check': '1' },
    },
    'packages/domain': { name: '@lokke/domain', exports: { './*': './src/*/index.ts' } },
    'packages/contract': {
      name: '@lokke/contract',
      exports: { './*': './src/*/index.ts' },
      dependencies: { '@lokke/domain': '1', valibot: '1' },
    },
    'packages/platform': {
      name: '@lokke/platform',
      exports: { '.': './src/index.ts' },
      dependencies: { graphql: '1' },
    },
    'packages/vendors/shopify-storefront': {
      name: '@lokke/shopify-storefront',
      exports: { '.': './src/index.ts' },
    },
    'packages/vendors/contentful': {
      name: '@lokke/contentful',
      exports: { '.': './src/index.ts' },
    },
    'apps/storefront': {
      name: '@lokke/storefront',
      dependencies: { react: '1', hono: '1', swr: '1' },
    },
    'apps/stack': { name: '@lokke/stack', exports: { '.': './src/index.ts' } },
    e2e: { name: '@lokke/e2e' },
  };
  for (const [folder, content] of Object.entries(packages)) {
    write(join(folder, 'package.json'), JSON.stringify(content));
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function offences(file: string, source: string): readonly Rule[] {
  write(file, source);
  return checkFences(root, [file]).map(({ rule }) => rule);
}

const APP = 'apps/storefront/app';
const SERVER = 'apps/storefront/server';

const TRESPASSES: readonly (readonly [Rule, string, string])[] = [
  ['direction', 'packages/domain/src/cart/a.ts', `import { x } from '@lokke/contract/cart';`],
  [
    'direction',
    'packages/contract/src/cart/a.ts',
    `import { x } from '@lokke/shopify-storefront';`,
  ],
  ['direction', 'packages/platform/src/cart/a.ts', `import { x } from '@lokke/domain/money';`],
  ['direction', 'packages/platform/src/cart/a.test.ts', `import { x } from '@lokke/domain/money';`],
  ['direction', 'packages/platform/src/cart/a.ts', `import type { X } from '@lokke/domain/money';`],
  ['direction', 'packages/platform/src/cart/a.ts', `export { x } from '@lokke/domain/money';`],
  ['direction', 'packages/platform/src/cart/a.ts', `await import('@lokke/domain/money');`],
  ['direction', 'packages/platform/src/cart/a.ts', `type X = import('@lokke/domain/money').Money;`],
  ['direction', 'packages/vendors/contentful/src/a.ts', `import { x } from '@lokke/domain/money';`],
  ['direction', `${SERVER}/shop/a.ts`, `import { x } from '@lokke/platform';`],
  ['direction', `${SERVER}/shop/a.ts`, `import { x } from '../../app/features/cart/x.ts';`],
  ['direction', `${APP}/features/cart/a.ts`, `import { x } from '@lokke/shopify-storefront';`],
  ['direction', `${APP}/features/cart/a.ts`, `import { x } from '../../../server/shop/x.ts';`],
  ['direction', `${APP}/features/cart/a.ts`, `import { x } from '../../routes/x.ts';`],
  ['direction', `${APP}/state/a.ts`, `import { x } from '../features/cart/x.ts';`],
  ['direction', `${APP}/state/a.test.ts`, `import { x } from '../features/cart/x.ts';`],
  ['direction', `${APP}/shared/a.ts`, `import { x } from '../state/x.ts';`],
  ['direction', `${APP}/ui/button.tsx`, `import { x } from '../shared/x.ts';`],
  ['direction', `${APP}/ui/button.tsx`, `import { x } from '@lokke/domain/money';`],
  ['direction', 'apps/stack/src/a.ts', `import { x } from '@lokke/domain/money';`],
  ['direction', 'e2e/a.ts', `import { x } from '@lokke/platform';`],
  ['strangers', `${APP}/features/cart/a.ts`, `import { x } from '../product/x.ts';`],
  ['strangers', `${APP}/features/cart/a.test.ts`, `import { x } from '../product/x.ts';`],
  [
    'strangers',
    'packages/vendors/contentful/src/a.ts',
    `import { x } from '@lokke/shopify-storefront';`,
  ],
  [
    'by-path-into-package',
    `${SERVER}/a.ts`,
    `import { x } from '../../../packages/domain/src/money/index.ts';`,
  ],
  ['private-path', `${SERVER}/a.ts`, `import { x } from '@lokke/domain/src/money/add-money.ts';`],
  ['private-path', `${SERVER}/a.ts`, `import { x } from '@lokke/domain/money/add-money';`],
  ['private-path', 'apps/stack/src/a.ts', `import { x } from '@lokke/platform/src/platform.ts';`],
  ['without-node', 'packages/domain/src/cart/a.ts', `import { x } from 'node:crypto';`],
  ['without-node', `${APP}/features/cart/a.ts`, `import { x } from 'fs';`],
  ['only-packages', 'packages/domain/src/cart/a.ts', `import { x } from 'lodash';`],
  ['only-packages', `${APP}/ui/button.tsx`, `import useSWR from 'swr';`],
  ['undeclared-package', `${SERVER}/a.ts`, `import { x } from 'graphql';`],
];

const ALLOWED: readonly (readonly [string, string])[] = [
  ['packages/domain/src/cart/a.ts', `import { x } from '../money/index.ts';`],
  [
    'packages/domain/src/cart/a.test.ts',
    `import fc from 'fast-check'; import { it } from 'vitest';`,
  ],
  [
    'packages/contract/src/cart/a.ts',
    `import { x } from '@lokke/domain/money'; import * as v from 'valibot';`,
  ],
  [
    'packages/platform/src/cart/a.ts',
    `import { x } from 'graphql'; import { y } from 'node:sqlite';`,
  ],
  [
    `${SERVER}/shop/a.ts`,
    `import { x } from '@lokke/shopify-storefront'; import { Hono } from 'hono';`,
  ],
  [`${SERVER}/shop/a.test.ts`, `import { createPlatform } from '@lokke/platform';`],
  [`${SERVER}/a.ts`, `import * as build from 'virtual:react-router/server-build';`],
  [
    `${APP}/routes/cart.tsx`,
    `import { x } from '../features/cart/x.ts'; import { y } from '../features/shell/y.ts';`,
  ],
  [
    `${APP}/features/cart/a.tsx`,
    `import { x } from './x.ts'; import { y } from '../../ui/y.tsx'; import './a.module.css';`,
  ],
  [
    `${APP}/state/a.ts`,
    `import { x } from '../shared/x.ts'; import { y } from '@lokke/contract/cart';`,
  ],
  ['e2e/a.ts', `import { x } from '@lokke/domain/markets';`],
];

describe('the fences', () => {
  it.each(TRESPASSES)('report %s: %s with %s', (rule, file, source) => {
    expect(offences(file, source)).toEqual([rule]);
  });

  it.each(ALLOWED)('let %s pass with %s', (file, source) => {
    expect(offences(file, source)).toEqual([]);
  });

  it('report files that import each other in a circle, once', () => {
    const files = ['a', 'b', 'c'].map((name) => `packages/domain/src/cart/${name}.ts`);
    write(files[0] ?? '', `import { b } from './b.ts';`);
    write(files[1] ?? '', `import { c } from './c.ts';`);
    write(files[2] ?? '', `import { a } from './a.ts';`);
    expect(checkFences(root, files)).toMatchObject([{ rule: 'cycle', file: files[0] }]);
  });

  it('do not call it a circle when one direction is only types', () => {
    const files = ['a', 'b'].map((name) => `packages/domain/src/cart/${name}.ts`);
    write(files[0] ?? '', `import { b } from './b.ts';`);
    write(files[1] ?? '', `import type { A } from './a.ts';`);
    expect(checkFences(root, files)).toEqual([]);
  });

  it('name the file, the line and the import', () => {
    const file = 'packages/domain/src/cart/a.ts';
    write(file, `\n\nimport { x } from '@lokke/contract/cart';`);
    expect(checkFences(root, [file])).toEqual([
      {
        rule: 'direction',
        reason: 'domain may not import contract',
        file,
        line: 3,
        specifier: '@lokke/contract/cart',
      },
    ]);
  });

  it('refuse to judge a file that cannot be read as code', () => {
    write('packages/domain/src/cart/a.ts', 'import {');
    expect(() => checkFences(root, ['packages/domain/src/cart/a.ts'])).toThrow(
      /a\.ts cannot be read/,
    );
  });
});
