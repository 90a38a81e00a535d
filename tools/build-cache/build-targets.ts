import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../runtime/node-24.mjs';
import type { BuildTarget } from './build-if-changed.ts';

const APP = 'apps/storefront';
const NOT_BUNDLED = new Set(['demo']);

/** Types of Storefront API operations, messages and routes. */
export const GENERATED: BuildTarget = {
  name: 'the generated code',
  inputs: [
    'packages/vendors',
    'packages/i18n',
    `${APP}/app/routes.ts`,
    `${APP}/react-router.config.ts`,
    'package-lock.json',
  ],
  outputs: [
    'packages/vendors/shopify-storefront/src/generated',
    'packages/vendors/shopify-customer-account/src/generated',
    'packages/vendors/shopify-admin/src/generated',
    'packages/i18n/generated',
    `${APP}/.react-router/types`,
  ],
  command: ['npm', 'run', '--silent', 'generate'],
};

/** Browser files and server bundle of the storefront. */
export const STOREFRONT: BuildTarget = {
  name: 'the storefront',
  inputs: [
    APP,
    ...readdirSync(join(ROOT, 'packages'))
      .filter((name) => !NOT_BUNDLED.has(name))
      .map((name) => `packages/${name}`),
    'package-lock.json',
    'tsconfig.base.json',
  ],
  outputs: [`${APP}/build/client`, `${APP}/build/server/index.js`],
  command: ['node', `${APP}/scripts/build.ts`],
};
