import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@lokke/domain/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import NUMBERS from './numbers.json' with { type: 'json' };
import { unknownSecrets } from './platform-secrets.ts';
import { readConfig } from './read-config.ts';
import READ_ENVIRONMENTS from './read-environments.json' with { type: 'json' };
import REFUSED_ENVIRONMENTS from './refused-environments.json' with { type: 'json' };

const SECRETS = { shops: {}, contentToken: 'content-1', salonToken: 'salon-1' };
const DE = { adminToken: 'a', multipassSecret: 'b', webhookSecret: 'c' };

describe('readConfig', () => {
  it.each(READ_ENVIRONMENTS)('reads $what', ({ environment, config }) => {
    expect(readConfig({ ...environment }, SECRETS)).toMatchObject(config);
  });

  it.each(REFUSED_ENVIRONMENTS)('stops the start for $environment', ({ environment, sentence }) => {
    const start = () => readConfig({ ...environment });
    expect(start).toThrow(sentence);
    for (const [name, value] of Object.entries(environment)) {
      if (/TOKEN|SECRET|REDIS_URL/.test(name)) expect(start).not.toThrow(value);
    }
    expect(start).not.toThrow('s3cret');
  });

  it('sells in all markets when nothing is set', () => {
    expect(readConfig({}).locales).toEqual(LOCALES);
  });

  it('knows the embedded platform as a store that customers are signed in at', () => {
    const config = readConfig({}, { ...unknownSecrets(), shops: { de: DE } });
    expect(config.shops.de).toMatchObject({
      baseUrl: 'http://localhost:4010/de',
      storeUrls: ['http://localhost:4010/de'],
      adminEndpoint: 'http://localhost:4010/de/admin/api/2024-01/graphql.json',
      adminAccess: { kind: 'token', token: 'a' },
      multipassSecret: 'b',
      webhookSecrets: ['c'],
    });
  });

  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');

  it.each(Object.entries(NUMBERS))('has the default of %s in .env.example', (name, number) => {
    expect(example).toMatch(new RegExp(`^${name}=(?:${number.default})?$`, 'm'));
  });

  it('is explained in .env.example, variable by variable', () => {
    const read = new Set<string>();
    const get = (_: object, name: string | symbol) => void read.add(String(name));
    readConfig(new Proxy<Record<string, string | undefined>>({}, { get }));
    const secretFile = /_(TOKEN|SECRETS?|KEY)_FILE$/; // explained once, for all of them
    const explained = new Set(example.match(/^[A-Z_]+(?==)/gm));
    expect([...read].filter((name) => !explained.has(name) && !secretFile.test(name))).toEqual([]);
  });
});

describe('secrets in files', () => {
  let folder: string;
  const fileOf = (name: string) => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lokke-secrets-'));
    const session = `${'s'.repeat(32)}\n`;
    const files = { admin: 'shpat_from_file\n', session, empty: '\n', url: 'rediss://redis\n' };
    for (const [name, text] of Object.entries(files)) writeFileSync(fileOf(name), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read, with a line break at their end', () => {
    const config = readConfig({
      SHOPIFY_NL_ADMIN_TOKEN_FILE: fileOf('admin'),
      SESSION_SECRETS_FILE: fileOf('session'),
      REDIS_URL_FILE: fileOf('url'),
      REDIS_CA_FILE: fileOf('admin'),
    });
    expect(config.shops.nl.adminAccess).toEqual({ kind: 'token', token: 'shpat_from_file' });
    expect(config.sessionSecrets).toEqual(['s'.repeat(32)]);
    expect(config.sharedState).toMatchObject({ url: 'rediss://redis', ca: 'shpat_from_file\n' });
  });

  it.each([
    ['CONTENTFUL_ACCESS_TOKEN_FILE', 'none', {}, 'cannot be read (ENOENT)'],
    ['CONTENTFUL_ACCESS_TOKEN_FILE', 'empty', {}, 'is empty'],
    ['REDIS_CA_FILE', 'none', { REDIS_URL: 'rediss://redis' }, 'cannot be read (ENOENT)'],
    ['SESSION_SECRETS_FILE', 'session', { SESSION_SECRETS: 's'.repeat(32) }, 'are both set'],
  ])('stop the start when %s names a file that is %s', (name, file, beside, sentence) => {
    const start = () => readConfig({ ...beside, [name]: fileOf(file) });
    expect(start).toThrow(sentence);
    expect(start).toThrow(name);
  });
});
