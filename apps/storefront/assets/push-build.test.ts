import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET_KEY, openSignedBucket, signatureOf } from '../testing/signed-bucket.ts';
import { bucketSettingsOf } from './bucket-settings.ts';
import { buildFilesOf } from './build-files.ts';
import { pushBuild, unreadableReason } from './push-build.ts';

let from = '';
beforeAll(() => {
  from = mkdtempSync(join(tmpdir(), 'pushed-build-'));
  mkdirSync(join(from, 'assets'));
  const names = Array.from({ length: 40 }, (_, index) => `part-${index}.js`);
  for (const name of [...names, 'part-0.js.br', 'page-1.css', 'font-1.woff2']) {
    writeFileSync(join(from, 'assets', name), `of ${name}`);
  }
});
afterAll(() => rmSync(from, { recursive: true }));

const push = (url: string, key = BUCKET_KEY) =>
  pushBuild({
    from,
    build: buildFilesOf(from),
    bucket: { url, ...key, sessionToken: null, region: null },
  });

describe('pushing a build', () => {
  it('writes each file with its type, for good, though the bucket is busy at first', async () => {
    await using bucket = await openSignedBucket({ busy: 3 });
    await push(bucket.url);
    await push(bucket.url);
    expect(bucket.objects.size).toBe(43);
    const readStored = (name: string) => bucket.objects.get(`/assets/${name}`);
    expect(readStored('part-7.js')?.body.toString()).toBe('of part-7.js');
    expect(readStored('part-7.js')?.cacheControl).toBe('public, max-age=31536000, immutable');
    expect(
      ['part-7.js', 'part-0.js.br', 'page-1.css', 'font-1.woff2'].map(
        (name) => readStored(name)?.type,
      ),
    ).toEqual([
      'text/javascript; charset=utf-8',
      'application/octet-stream',
      'text/css; charset=utf-8',
      'font/woff2',
    ]);
    expect(await unreadableReason(bucket.origin, buildFilesOf(from))).toBeNull();
  });

  it('ends with what the bucket says of a wrong key, which it does not repeat', async () => {
    await using bucket = await openSignedBucket();
    const key = { ...BUCKET_KEY, secretAccessKey: 'another key' };
    await expect(push(bucket.url, key)).rejects.toThrow(/refused \S+: 403 SignatureDoesNotMatch$/);
    expect(bucket.objects.size).toBe(0);
  });

  it('says which bucket is not there, and what servers could not read', async () => {
    await expect(push('http://127.0.0.1:9/bucket')).rejects.toThrow(
      /^"http:\/\/127\.0\.0\.1:9\/bucket" cannot be reached: .+\.$/,
    );
    await using empty = await openSignedBucket();
    expect(await unreadableReason(empty.origin, buildFilesOf(from))).toMatch(
      /assets\/part-0\.js answers 404: servers could not read what is there\.$/,
    );
  });
});

describe('the settings of a bucket', () => {
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' };

  it.each([
    [{}, 'ASSET_BUCKET is not set'],
    [{ ASSET_BUCKET: 'shop-assets' }, 'not "shop-assets"'],
    [{ ASSET_BUCKET: 'https://s3.example/shop?x' }, 'ASSET_BUCKET must be'],
    [{ ASSET_BUCKET: 'https://s3.example/shop' }, 'AWS_ACCESS_KEY_ID is not set'],
  ])('name what is wrong in %j', (environment, sentence) => {
    expect(() => bucketSettingsOf(environment)).toThrow(sentence);
  });

  it('are an address without a slash at its end', () => {
    const settings = bucketSettingsOf({ ...key, ASSET_BUCKET: 'https://s3.example/shop/' });
    expect(settings.url).toBe('https://s3.example/shop');
  });
});

// Example of “Signature Calculations for the Authorization Header: GET Object”, with its key in parts.
it('the bucket of this test asks for the signature that S3 publishes as an example', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  const scope = '20130524/us-east-1/s3/aws4_request';
  const secret = ['wJalrXUtnFEMI', 'K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/');
  expect(signatureOf({ method: 'GET', path: '/test.txt', headers, scope }, secret)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});
