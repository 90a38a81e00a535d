import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFilesOf } from '../assets/build-files.ts';
import { keepBuild } from '../assets/keep-build.ts';
import { pushBuild } from '../assets/push-build.ts';
import { readConfig } from '../server/config/index.ts';
import { BUCKET_KEY, openSignedBucket } from '../testing/signed-bucket.ts';
import { checkAssets } from './check-assets.ts';

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

const see = (environment: Readonly<Record<string, string>>, folder = client) =>
  checkAssets({ config: readConfig(environment), fetch, now: Date.now, isHosted: true }, folder);

it('says nothing where nothing is kept, or nothing is built', async () => {
  expect(await see({})).toEqual([]);
  expect(await see({ ASSETS_DIR: root }, join(root, 'none'))).toEqual([]);
});

it('says whether the folder has the files of this build', async () => {
  const folder = join(root, 'kept');
  const [before] = await see({ ASSETS_DIR: folder });
  expect(before).toMatchObject({ level: 'warning', check: 'assets' });
  expect(before?.sentence).toContain('lacks 1 of the 1 files');
  keepBuild({ from: client, build: buildFilesOf(client), folder, count: 1, now: new Date() });
  expect(await see({ ASSETS_DIR: folder })).toMatchObject([{ level: 'ok' }]);
});

it('says whether servers can read them from the store', async () => {
  await using bucket = await openSignedBucket();
  const environment = { ASSET_ORIGIN: bucket.origin };
  const [before] = await see(environment);
  expect(before?.sentence).toMatch(/answers 404: .* Run `npm run assets -- push`/);
  const settings = { url: bucket.url, ...BUCKET_KEY, sessionToken: null, region: null };
  await pushBuild({ from: client, build: buildFilesOf(client), bucket: settings });
  expect(await see(environment)).toMatchObject([{ level: 'ok' }]);
});
