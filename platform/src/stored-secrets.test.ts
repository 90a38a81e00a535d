import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, test } from 'vitest';
import { newFolder } from '../tests/fixtures/folder.ts';
import { storedSecrets } from './stored-secrets.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});

it('makes secrets once per file, for its owner only', () => {
  const file = join(folder, 'one.json');
  const made = storedSecrets(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(storedSecrets(file)).toEqual(made);
  expect(storedSecrets(join(folder, 'another.json'))).not.toEqual(made);
});

it('adds those of a shop that came later, and keeps the others', () => {
  const file = join(folder, 'one.json');
  const made = storedSecrets(file);
  const { nl, ...others } = made.shops;
  writeFileSync(file, JSON.stringify({ ...made, shops: others }));
  const completed = storedSecrets(file);
  expect(completed.shops).toMatchObject(others);
  expect(completed.shops.nl.adminToken).not.toBe(nl.adminToken);
  expect(storedSecrets(file)).toEqual(completed);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('adds a kind of secret that came later, and keeps the others of the shop', () => {
  const file = join(folder, 'one.json');
  const made = storedSecrets(file);
  const { customerClientId, customerClientSecret, ...older } = made.shops.no;
  writeFileSync(file, JSON.stringify({ ...made, shops: { ...made.shops, no: older } }));
  const completed = storedSecrets(file);
  expect(completed.shops.no).toMatchObject(older);
  expect(completed.shops.no.customerClientId).toMatch(/^shp_[\da-f-]{36}$/);
  expect(completed.shops.no.customerClientSecret).not.toBe(customerClientSecret);
  expect(storedSecrets(file)).toEqual(completed);
});

it('adds what a service came to need, and makes anew what was taken out', () => {
  const file = join(folder, 'one.json');
  const made = storedSecrets(file);
  const { salonToken, contentToken, ...older } = made;
  writeFileSync(file, JSON.stringify({ ...older, ofALaterVersion: 'stays' }));
  const completed = storedSecrets(file);
  expect(completed).toMatchObject(older);
  expect([completed.salonToken, completed.contentToken]).not.toContain(salonToken);
  expect(completed.contentToken).not.toBe(contentToken);
  expect(storedSecrets(file)).toEqual(completed);
  expect(readFileSync(file, 'utf8')).toContain('ofALaterVersion');
});

test.each(['', '{', '{}', '[]', '{"contentToken":"x"}'])('refuses a file of %j', (text) => {
  const file = join(folder, 'one.json');
  writeFileSync(file, text);
  expect(() => storedSecrets(file)).toThrow('one.json does not hold');
});

it('names a file that it cannot write', () => {
  expect(() => storedSecrets(join(folder, 'missing/one.json'))).toThrow('missing/one.json');
});

test.each([
  ['one.json/under.json', 'a part of its path is a file'],
  ['none/one.json', 'its folder is missing'],
])('says why %s cannot be made', (path, reason) => {
  writeFileSync(join(folder, 'one.json'), '');
  expect(() => storedSecrets(join(folder, path))).toThrow(reason);
});
