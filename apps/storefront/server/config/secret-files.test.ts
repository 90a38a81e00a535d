import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lokke-secrets-'));
  writeFileSync(join(folder, 'admin'), 'shpat_from_file\n');
  writeFileSync(join(folder, 'session'), `${'s'.repeat(32)}\n`);
  writeFileSync(join(folder, 'empty'), '\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a secret may stand in a file, with a line break at its end', () => {
  const config = readConfig({
    SHOPIFY_NL_ADMIN_TOKEN_FILE: join(folder, 'admin'),
    SESSION_SECRETS_FILE: join(folder, 'session'),
  });
  expect(config.shops.nl.adminToken).toBe('shpat_from_file');
  expect(config.sessionSecrets).toEqual(['s'.repeat(32)]);
});

it('a file that is missing or empty stops the start with its name', () => {
  const fileOf = (name: string) => ({ CONTENTFUL_ACCESS_TOKEN_FILE: join(folder, name) });
  expect(() => readConfig(fileOf('none'))).toThrow(
    `CONTENTFUL_ACCESS_TOKEN_FILE names "${join(folder, 'none')}", which cannot be read (ENOENT).`,
  );
  expect(() => readConfig(fileOf('empty'))).toThrow('which is empty');
});

it('a secret that is set twice stops the start', () => {
  const twice = { SESSION_SECRETS: 'x'.repeat(32), SESSION_SECRETS_FILE: join(folder, 'session') };
  expect(() => readConfig(twice)).toThrow('SESSION_SECRETS and SESSION_SECRETS_FILE are both set');
});
