import { createPlatform, type Platform, saveCatalogue } from '@lokke/platform';
import { createAdminClient } from '@lokke/shopify-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SMALL_SHOP } from '../../../testing/drafts.ts';
import { readConfig } from '../../config/index.ts';
import { writeMetafields } from './write-metafields.ts';

let platform: Platform;
let sizes: number[];

beforeEach(async () => {
  sizes = [];
  platform = createPlatform({ dataFile: ':memory:' });
  await saveCatalogue(platform.context, 'nl', SMALL_SHOP);
});
afterEach(() => platform.close());

const adminOf = (accessToken: string) =>
  createAdminClient({
    endpoint: readConfig({}, platform.secrets).shops.nl.adminEndpoint,
    accessToken,
    timeoutInMs: 5_000,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sizes.push((await request.clone().text()).split('ownerId').length - 1);
      return platform.fetch(request);
    },
  });

const noteOf = (number: number, count: number) => ({
  owner: `product ${number}`,
  metafields: Array.from({ length: count }, (_, at) => ({
    ownerId: `gid://shopify/Product/${number}`,
    namespace: 'lokke',
    key: `note_${at}`,
    type: 'single_line_text_field',
    value: 'a',
  })),
});

it.each([
  [[25], [25]],
  [[24, 1], [25]],
  [
    [25, 1],
    [25, 1],
  ],
  [
    [3, 3, 3, 3, 3, 3, 3, 3, 3],
    [24, 3],
  ],
  [[], []],
])('writes those of %j with as many mutations as it takes', async (counts, expected) => {
  const owned = counts.map((count) => noteOf(1, count));
  const { adminToken } = platform.secrets.shops.nl;
  expect(await writeMetafields(adminOf(adminToken), owned)).toEqual({ ok: true, value: [] });
  expect(sizes).toEqual(expected);
});

it('writes the others of a mutation that is refused for one, and names that one', async () => {
  const admin = adminOf(platform.secrets.shops.nl.adminToken);
  const written = await writeMetafields(admin, [noteOf(1, 2), noteOf(99, 2), noteOf(2, 2)]);
  expect(written).toMatchObject({
    ok: true,
    value: [expect.stringMatching(/^product 99 \(refused: /)],
  });
  expect(sizes).toEqual([6, 2, 2, 2]);
});

it('says why a shop cannot be asked, and asks for nothing more', async () => {
  const refused = await writeMetafields(adminOf('wrong'), [noteOf(1, 25), noteOf(2, 1)]);
  expect(refused).toMatchObject({ ok: false, failure: expect.stringMatching(/^http 401/) });
  expect(sizes).toEqual([25]);
});
