import { expect, test } from 'vitest';
import { QUICK } from '../../../tests/fixtures/platform.ts';
import { hashPassword, isPasswordRight, STRONG_COST } from './password-hash.ts';

test('a hash holds its own salt and costs, and opens to its password alone', async () => {
  const [hash, again] = await Promise.all([
    hashPassword('Kammetje8', STRONG_COST),
    hashPassword('Kammetje8', STRONG_COST),
  ]);
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(hash).not.toBe(again);
  expect(await isPasswordRight('Kammetje8', hash, STRONG_COST)).toBe(true);
  expect(await isPasswordRight('kammetje8', hash, STRONG_COST)).toBe(false);
});

test('a password is checked as it was typed, to its last character and blank', async () => {
  const long = 'a'.repeat(100);
  const hash = await hashPassword(` ${long}`, QUICK);
  expect(await isPasswordRight(` ${long}`, hash, QUICK)).toBe(true);
  for (const other of [long, ` ${long} `, ` ${long.slice(1)}`, ` ${long.slice(1)}b`]) {
    expect(await isPasswordRight(other, hash, QUICK)).toBe(false);
  }
});

test('a hash stays good when the cost changes', async () => {
  const hash = await hashPassword('Kammetje8', QUICK);
  expect(await isPasswordRight('Kammetje8', hash, STRONG_COST)).toBe(true);
});

test('nobody gets in where there is no hash', async () => {
  expect(await isPasswordRight('', null, QUICK)).toBe(false);
  await expect(isPasswordRight('x', 'plain text', QUICK)).rejects.toThrow('no password hash');
});

test('other work goes on while passwords are hashed', async () => {
  const order: string[] = [];
  const hashing = hashPassword('Kammetje8', STRONG_COST).then(() => order.push('hash'));
  await new Promise((resolve) => setImmediate(resolve)).then(() => order.push('other work'));
  await hashing;
  expect(order).toEqual(['other work', 'hash']);
});

test('a flood of passwords is turned away rather than queued without end', async () => {
  const flood = await Promise.allSettled(
    Array.from({ length: 300 }, () => hashPassword('Kammetje8', QUICK)),
  );
  const rejected = flood.filter(({ status }) => status === 'rejected');
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected[0]).toMatchObject({ reason: { message: 'Throttled' } });
  expect(await hashPassword('Kammetje8', QUICK)).toMatch(/^scrypt/);
});
