import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownShopEnvironment, ownShopSettings, readArguments } from './own-shop.ts';

describe('the arguments of npm start', () => {
  it.each([
    [[], { isDevelopment: false, own: null }],
    [['--dev'], { isDevelopment: true, own: null }],
    [['--from', 'a', '--strict'], { isDevelopment: false, own: { from: 'a', strict: true } }],
    [['--from', 'a.csv'], { isDevelopment: false, own: { from: 'a.csv' } }],
    [
      ['--from=a.csv', '--shop', 'de', '--pictures', 'p.zip'],
      { isDevelopment: false, own: { from: 'a.csv', shop: 'de', pictures: 'p.zip' } },
    ],
  ])('%j are read', (args, expected) => {
    expect(readArguments(args)).toEqual(expected);
  });

  it.each([
    [['--form', 'a.csv'], '--form'],
    [['--shop', 'de'], '--shop belongs to --from'],
    [['a.csv'], 'a.csv'],
  ])('%j are refused by name', (args, reason) => {
    expect(() => readArguments(args)).toThrow(reason);
  });
});

it('data of a shop of one’s own stand apart from the demo’s, unless a folder is named', () => {
  expect(ownShopEnvironment({}, { from: 'a.csv' })['DATA_DIR']).toBe('.data-own');
  expect(ownShopEnvironment({ DATA_DIR: 'x' }, { from: 'a.csv' })['DATA_DIR']).toBe('x');
  expect(ownShopEnvironment({}, null)['DATA_DIR']).toBeUndefined();
});

describe('a data folder', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'own-shop-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('of the demo sells in every market, in the demo brand', () => {
    expect(ownShopSettings('/root', dataDir)).toEqual({});
  });

  it('with shops of one’s own sells in their markets, in the plain brand', () => {
    writeFileSync(join(dataDir, 'own-shops.json'), '{"shops":["nl","us","be"]}');
    expect(ownShopSettings('/root', dataDir)).toEqual({
      MARKETS: 'nl,na,nl-be,fr-be',
      BRAND_DIR: '/root/packages/demo/brand-plain',
      ZOOM: 'on',
    });
  });
});
