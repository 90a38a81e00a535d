import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNode24, isInstalled } from './installed-packages.mjs';

const LOCKED = {
  '': { version: '0.1.0' },
  'packages/own': { version: '0.1.0' },
  'node_modules/@lokke/own': { link: true },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/for-macs': { version: '1.0.0', optional: true },
  'node_modules/test-runner': { version: '1.0.0', dev: true },
};
const { 'node_modules/for-macs': _other, ...ALL } = LOCKED;
const { 'node_modules/test-runner': _dev, ...TO_START } = ALL;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin/node'), '');
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const setVersion = (node: string) =>
  vi.stubGlobal('process', { ...process, versions: { ...process.versions, node } });

const install = (packages: object) =>
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
const findInstalled = () => [true, false].map((omitsDev) => isInstalled(root, { omitsDev }));

it('what the lock file names is enough for every command, without other systems’ packages', () => {
  install(ALL);
  expect(findInstalled()).toEqual([true, true]);
});

it('what npm leaves out with --omit=dev is missing for the tests alone', () => {
  install(TO_START);
  expect(findInstalled()).toEqual([true, false]);
});

it('what an older lock file named is in the way of the tests alone', () => {
  install({ ...ALL, 'node_modules/left-over': { version: '1.0.0' } });
  expect(findInstalled()).toEqual([true, false]);
});

it.each([
  ['a package is missing', { ...ALL, 'node_modules/react': undefined }],
  ['a package has another version', { ...ALL, 'node_modules/react': { version: '19.0.1' } }],
])('nothing is enough where %s', (_what, packages) => {
  install(packages);
  expect(findInstalled()).toEqual([false, false]);
});

it('nothing is enough where npm was interrupted', () => {
  expect(findInstalled()).toEqual([false, false]);
});

it('nothing is enough without Node 24, installed or running', () => {
  install(ALL);
  rmSync(join(root, 'node_modules/.bin/node'));
  expect(findInstalled()).toEqual([true, true]);
  setVersion('20.19.0');
  expect(findInstalled()).toEqual([false, false]);
});

it('the installed Node 24 goes before the one that runs', () => {
  expect(findNode24(root)).toBe(join(root, 'node_modules/.bin/node'));
  rmSync(join(root, 'node_modules/.bin/node'));
  expect(findNode24(root)).toBe(process.execPath);
  setVersion('20.19.0');
  expect(findNode24(root)).toBe(null);
});
