import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFilesOf } from '../assets/build-files.ts';
import { keepBuild } from '../assets/keep-build.ts';
import { pushBuild } from '../assets/push-build.ts';
import { readConfig } from '../server/config/index.ts';
import { createHealth } from '../server/telemetry/index.ts';
import { listening } from '../testing/listening.ts';
import { hasRedis, startRedis } from '../testing/redis-server.ts';
import { BUCKET_KEY, openSignedBucket } from '../testing/signed-bucket.ts';
import { checkAssets, checkCdn, checkProxies, checkSharedState } from './check-servers.ts';
import { type CheckContext, collectFindings, type Say } from './finding.ts';

const see = (
  check: (say: Say, context: CheckContext) => Promise<void>,
  environment: Readonly<Record<string, string>>,
) =>
  collectFindings(null, (say) =>
    check(say, { config: readConfig(environment), fetch, now: Date.now, isHosted: true }),
  );

describe('the files of a build', () => {
  let root = '';
  let client = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'doctor-assets-'));
    client = join(root, 'client');
    for (const folder of ['client/assets', 'kept'])
      mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(client, 'assets', 'a-1.js'), '');
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const seeAssets = (environment: Readonly<Record<string, string>>, folder = client) =>
    see((say, context) => checkAssets(say, context, folder), environment);

  it('are not asked for where nothing is kept, or nothing is built', async () => {
    expect(await seeAssets({})).toEqual([]);
    expect(await seeAssets({ ASSETS_DIR: root }, join(root, 'none'))).toEqual([]);
  });

  it('are in the folder or not', async () => {
    const folder = join(root, 'kept');
    const [before] = await seeAssets({ ASSETS_DIR: folder });
    expect(before).toMatchObject({ level: 'warning', check: 'assets' });
    expect(before?.sentence).toContain('lacks 1 of the 1 files');
    keepBuild({ from: client, build: buildFilesOf(client), folder, count: 1, now: new Date() });
    expect(await seeAssets({ ASSETS_DIR: folder })).toMatchObject([{ level: 'ok' }]);
  });

  it('can be read from the store or not', async () => {
    await using bucket = await openSignedBucket();
    const environment = { ASSET_ORIGIN: bucket.origin };
    const [before] = await seeAssets(environment);
    expect(before?.sentence).toMatch(/answers 404: .* Run `npm run assets -- push`/);
    const settings = { url: bucket.url, ...BUCKET_KEY, sessionToken: null, region: null };
    await pushBuild({ from: client, build: buildFilesOf(client), bucket: settings });
    expect(await seeAssets(environment)).toMatchObject([{ level: 'ok' }]);
  });
});

describe('a CDN that knows one service and one token', () => {
  const server = createServer(({ url, headers }, response) => {
    const isKnown = url?.startsWith('/service/known/') === true;
    const status = headers['fastly-key'] !== 'the-right-token-of-it' ? 401 : isKnown ? 200 : 404;
    response.writeHead(status).end('{}');
  });
  let CDN_API_ORIGIN: string;
  beforeAll(async () => {
    CDN_API_ORIGIN = (await listening(server)).url;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    [{}, 'ok', 'is told of changes'],
    [{ CDN_TOKEN: 'a-wrong-token-of-twenty' }, 'problem', 'does not accept CDN_TOKEN (401).'],
    [{ CDN_ID: 'other' }, 'problem', 'does not know CDN_ID (404).'],
    [
      { CDN_API_ORIGIN: 'http://127.0.0.1:1' },
      'problem',
      'cannot be told of changes at http://127.0.0.1:1 (',
    ],
  ])('is judged with %j: %s', async (changes, level, sentence) => {
    const right = { CDN: 'fastly', CDN_ID: 'known', CDN_TOKEN: 'the-right-token-of-it' };
    expect(await see(checkCdn, { ...right, CDN_API_ORIGIN, ...changes })).toEqual([
      { market: null, check: 'cdn', level, sentence: expect.stringContaining(sentence) },
    ]);
  });

  it('is not asked where there is none', async () => {
    expect(await see(checkCdn, { CDN: 'off' })).toEqual([]);
  });
});

it('servers that stand alone need no Redis', async () => {
  expect(await see(checkSharedState, {})).toEqual([]);
});

it('a Redis that does not answer is named without its password', async () => {
  const REDIS_URL = 'redis://:a-secret@127.0.0.1:1';
  expect(await see(checkSharedState, { REDIS_URL })).toMatchObject([
    {
      level: 'problem',
      sentence: expect.stringMatching(
        /^Redis at 127\.0\.0\.1:1 does not answer \(.*REDIS_URL right\?$/,
      ),
    },
  ]);
});

it.skipIf(!hasRedis).each([
  ['that answers', [], 'Servers agree through'],
  ['that asks for another password', ['--requirepass', 'right'], 'WRONGPASS'],
  ['that drops any key when it is full', ['--maxmemory-policy', 'allkeys-lru'], '(allkeys-lru)'],
])('a Redis %s is judged', async (_, settings, sentence) => {
  await using redis = await startRedis(...settings);
  const REDIS_URL = redis.url.replace('right', 'wrong');
  const [finding] = await see(checkSharedState, { REDIS_URL });
  expect(finding?.sentence).toContain(sentence);
  expect(finding?.level).toBe(settings.length === 0 ? 'ok' : 'problem');
});

describe('the number of proxies', () => {
  const ORIGIN = 'https://shop.example';
  /** Asks the shop's own sign of life through proxies that add these addresses. */
  const seeBehind = (forwarded: string | null, count: number, PUBLIC_ORIGIN = ORIGIN) => {
    const health = createHealth();
    health.markWarm();
    const fetchBehind: typeof fetch = async (input) =>
      health.app.request(new URL(String(input)).pathname, {
        headers: forwarded === null ? {} : { 'x-forwarded-for': forwarded },
      });
    return see((say, context) => checkProxies(say, { ...context, fetch: fetchBehind }), {
      PUBLIC_ORIGIN,
      TRUSTED_PROXY_COUNT: String(count),
    });
  };
  it.each([
    [null, 0, 'ok', 'through 0 proxies'],
    ['192.0.2.1, 10.0.0.2', 2, 'ok', 'through 2 proxies'],
    ['192.0.2.1, 10.0.0.2', 1, 'problem', "share each other's limits. Set it to 2."],
    ['192.0.2.1', 2, 'problem', 'can name any address, and have no limits. Set it to 1'],
  ])('behind %j and set to %i: %s', async (forwarded, count, level, sentence) => {
    expect(await seeBehind(forwarded, count)).toEqual([
      { market: null, check: 'proxies', level, sentence: expect.stringContaining(sentence) },
    ]);
  });

  it('is not asked for at this machine, and told to be unchecked where nobody answers', async () => {
    expect(await seeBehind(null, 3, 'http://localhost:3000')).toEqual([]);
    const answer: typeof fetch = async () => new Response('<html>', { status: 404 });
    const [finding] = await see(
      (say, context) => checkProxies(say, { ...context, fetch: answer }),
      { PUBLIC_ORIGIN: ORIGIN },
    );
    expect(finding).toMatchObject({ level: 'warning', check: 'proxies' });
  });
});
