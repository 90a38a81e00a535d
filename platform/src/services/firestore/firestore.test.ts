import { beforeEach, describe, expect, it, test } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { salonLine as salon } from '../../../tests/fixtures/salon-line.ts';
import type { Platform } from '../../platform.ts';
import { importSalons } from './import-salons.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DOCUMENTS =
  'http://localhost:4010/firestore/v1/projects/demo-lokke/databases/(default)/documents';

let platform: Platform;
beforeEach(() => {
  platform = openPlatform({ now: () => NOW });
});

function request(
  path: string,
  body?: unknown,
  authorization = `Bearer ${platform.secrets.salonToken}`,
): Promise<Response> {
  return platform.fetch(`${DOCUMENTS}${path}`, {
    headers: { authorization },
    ...(body === undefined
      ? {}
      : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

const isEqualTo = (fieldPath: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});

async function importThree(): Promise<void> {
  const lines = [
    salon({}),
    salon({ salonNo: '10002', city: 'Utrecht', salonLoyalty: false }),
    salon({ salonNo: '20001', country: 'BE', city: 'Gent' }),
  ];
  const { salons } = await importSalons(platform.context.store, lines.join('\n'), NOW);
  expect(salons).toHaveLength(3);
}

describe('runQuery', () => {
  beforeEach(importThree);

  it('answers typed documents with their times', async () => {
    const response = await request(':runQuery', {
      structuredQuery: {
        from: [{ collectionId: 'salons' }],
        where: isEqualTo('country', { stringValue: 'BE' }),
      },
    });
    expect(await response.json()).toEqual([
      {
        document: {
          name: 'projects/demo-lokke/databases/(default)/documents/salons/20001',
          fields: expect.objectContaining({
            salonNo: { stringValue: '20001' },
            parentEmail: { nullValue: null },
            salonLoyalty: { booleanValue: true },
            client100: { booleanValue: false },
            position: { geoPointValue: { latitude: 52.36, longitude: 4.9 } },
          }),
          createTime: NOW.toISOString(),
          updateTime: NOW.toISOString(),
        },
        readTime: NOW.toISOString(),
      },
    ]);
  });

  it('answers the time alone when nothing is found', async () => {
    const where = isEqualTo('country', { stringValue: 'FR' });
    const response = await request(':runQuery', {
      structuredQuery: { from: [{ collectionId: 'salons' }], where },
    });
    expect(await response.json()).toEqual([{ readTime: NOW.toISOString() }]);
  });
});

describe('a request that cannot be served', () => {
  test.each([
    ['broken JSON', '{', 'Expected'],
    [
      'an unknown part',
      { structuredQuery: { from: [{ collectionId: 'a' }], findNearest: {} } },
      'findNearest',
    ],
    ['no collection', { structuredQuery: { from: [] } }, 'one collection'],
    [
      'an unknown comparison',
      {
        structuredQuery: {
          from: [{ collectionId: 'a' }],
          where: { fieldFilter: { field: { fieldPath: 'x' }, op: 'NEAR', value: {} } },
        },
      },
      'fieldFilter.op',
    ],
  ])('says what is wrong with %s', async (_name, body, named) => {
    const response = await request(':runQuery', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringContaining(named) },
    });
  });

  it('is refused without the administrator’s token, for it would show addresses', async () => {
    const response = await request('/salons/10001', undefined, 'Bearer someone');
    expect(response.status).toBe(403);
  });
});

describe('a document', () => {
  beforeEach(importThree);

  it('of another database is refused', async () => {
    const body = { documents: ['projects/other/databases/(default)/documents/salons/10002'] };
    expect((await request(':batchGet', body)).status).toBe(400);
  });

  it('is answered by its name', async () => {
    expect(await (await request('/salons/10002')).json()).toMatchObject({
      name: 'projects/demo-lokke/databases/(default)/documents/salons/10002',
    });
  });

  it.each(['/salons/99999', '/salons', '/salons/1/visits/2'])(
    'is not found at %s',
    async (path) => {
      expect((await request(path)).status).toBe(404);
    },
  );
});

it('a query larger than any is refused, and no fault of ours', async () => {
  expect((await request(':runQuery', 'x'.repeat(1_100_001))).status).toBe(413);
});

test('a version is replaced once: each write names another, within one millisecond, too', async () => {
  const name = 'projects/demo-lokke/databases/(default)/documents/notes/a';
  const write = (text: string, currentDocument?: object) =>
    request(':commit', {
      writes: [{ update: { name, fields: { text: { stringValue: text } } }, currentDocument }],
    });
  const versionIn = async (response: Response) =>
    JSON.parse(await response.text()).writeResults[0].updateTime;
  const first = await versionIn(await write('first'));
  const second = await versionIn(await write('second', { updateTime: first }));
  expect(second).not.toBe(first);
  const refused = await write('third', { updateTime: first });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { error: { status: 'FAILED_PRECONDITION' } },
  ]);
  expect(await (await request('/notes/a')).json()).toMatchObject({
    fields: { text: { stringValue: 'second' } },
    updateTime: second,
  });
});
