import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-state-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const settingsOf = (environment: Readonly<Record<string, string>>) =>
  readConfig(environment).sharedState;

it('without an address each server stands alone', () => {
  expect(settingsOf({})).toBeNull();
  expect(settingsOf({ REDIS_URL: ' ' })).toBeNull();
});

it.each([
  'redis://localhost',
  'redis://127.0.0.1:6379/',
  'rediss://shop:secret@redis.example:6380/2',
  'redis://[::1]:6379',
])('%s is an address, with 200 ms and 128 MiB unless said otherwise', (url) => {
  const defaults = { ca: null, timeoutInMs: 200, maxPageBytes: 128 * 1024 ** 2 };
  expect(settingsOf({ REDIS_URL: url })).toEqual({ url, ...defaults });
});

it.each([
  'localhost:6379',
  'http://redis',
  'redis://:hidden@',
  'redis://host/name',
  'redis://host?db=1',
])('%s is none, and the message does not repeat it', (url) => {
  const read = () => settingsOf({ REDIS_URL: url });
  expect(read).toThrow('REDIS_URL must look like redis://host:6379');
  expect(read).not.toThrow(url);
});

it('the address and the certificate authority may stand in files', () => {
  const [address, ca] = [join(folder, 'url'), join(folder, 'ca.pem')];
  writeFileSync(address, 'rediss://redis.example\n');
  writeFileSync(ca, 'CERTIFICATE');
  const environment = { REDIS_URL_FILE: address, REDIS_CA_FILE: ca };
  expect(settingsOf(environment)).toMatchObject({
    url: 'rediss://redis.example',
    ca: 'CERTIFICATE',
  });
  expect(() => settingsOf({ ...environment, REDIS_CA_FILE: join(folder, 'none') })).toThrow(
    'ENOENT',
  );
  expect(() => settingsOf({ REDIS_URL: 'redis://host', REDIS_CA_FILE: ca })).toThrow('rediss://');
});

it.each(['19', '2001', 'soon'])('a timeout of %s stops the start', (timeout) => {
  const environment = { REDIS_URL: 'redis://host', REDIS_TIMEOUT_MS: timeout };
  expect(() => settingsOf(environment)).toThrow('REDIS_TIMEOUT_MS must be a whole number');
});

it.each(['20', '2000'])('a timeout of %s is taken', (timeout) => {
  const environment = { REDIS_URL: 'redis://host', REDIS_TIMEOUT_MS: timeout };
  expect(settingsOf(environment)?.timeoutInMs).toBe(Number(timeout));
});
