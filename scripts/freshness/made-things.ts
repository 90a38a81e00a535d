import type { MadeThing } from './make-fresh.ts';

const STOREFRONT = 'apps/storefront';

/** Typed documents of the Storefront API operations; the messages' index and types. */
export const GENERATED: MadeThing = {
  name: 'the generated code',
  inputs: ['packages/vendors', 'packages/i18n', 'package-lock.json'],
  outputs: ['packages/vendors/shopify-storefront/src/generated', 'packages/i18n/generated'],
  command: ['npm', 'run', '--silent', 'generate'],
};

/** Browser files and server bundle of the storefront. */
export const BUILT: MadeThing = {
  name: 'the storefront',
  inputs: [
    'packages/domain/src',
    'packages/contract/src',
    'packages/i18n',
    'packages/vendors',
    `${STOREFRONT}/app`,
    `${STOREFRONT}/bootstrap`,
    `${STOREFRONT}/public`,
    `${STOREFRONT}/scripts`,
    `${STOREFRONT}/server`,
    `${STOREFRONT}/package.json`,
    `${STOREFRONT}/react-router.config.ts`,
    `${STOREFRONT}/vite.config.ts`,
    `${STOREFRONT}/vite`,
    'package-lock.json',
    'tsconfig.base.json',
  ],
  outputs: [`${STOREFRONT}/build/client`, `${STOREFRONT}/build/server/index.js`],
  command: ['npm', 'run', '--silent', 'build'],
};
