import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../platform.ts';
import { firestoreArea } from './firestore-area.ts';

const ROOT = 'projects/demo-lokke/databases/(default)/documents';
const NAME = `${ROOT}/notes/1`;
const QUERY = { from: [{ collectionId: 'notes' }] };

let platform: Platform;
beforeEach(() => {
  platform = createPlatform({ dataFile: ':memory:', areas: [firestoreArea] });
});
afterEach(() => platform.close());

async function send(call: string, body: object) {
  const response = await platform.fetch(
    new Request(`http://localhost:4010/firestore/v1/${ROOT}${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${platform.secrets.ownerToken}` },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const set = (name = NAME) => ({ update: { name, fields: { a: { integerValue: '1' } } } });
const commit = (transaction?: string, name?: string) =>
  send(':commit', { writes: [set(name)], ...(transaction !== undefined && { transaction }) });
const ABORTED = { status: 409, body: { error: { status: 'ABORTED' } } };

it.each([
  ['a document', ':batchGet', { documents: [NAME] }],
  ['a query', ':runQuery', { structuredQuery: QUERY }],
  [
    'a count',
    ':runAggregationQuery',
    {
      structuredAggregationQuery: { structuredQuery: QUERY, aggregations: [{ count: {} }] },
    },
  ],
])('what was read by %s has to be the same at the commit', async (_name, call, question) => {
  const { body } = await send(call, { ...question, newTransaction: { readWrite: {} } });
  const [{ transaction }] = body;
  expect(body).toHaveLength(2);
  expect((await commit()).status).toBe(200);
  expect(await commit(transaction)).toMatchObject(ABORTED);
});

it('what nobody else changed is committed, once', async () => {
  await commit();
  const { transaction } = (await send(':beginTransaction', {})).body;
  expect((await send(':batchGet', { documents: [NAME], transaction })).body).toMatchObject([
    { found: { name: NAME } },
  ]);
  await commit(undefined, `${ROOT}/notes/2`);
  expect((await commit(transaction)).status).toBe(200);
  expect((await commit(transaction)).body.error.status).toBe('INVALID_ARGUMENT');
});

it('one that is rolled back is over', async () => {
  const { transaction } = (await send(':beginTransaction', {})).body;
  expect(await send(':rollback', { transaction })).toEqual({ status: 200, body: {} });
  expect((await commit(transaction)).status).toBe(400);
});

it('the oldest of more than a thousand makes way', async () => {
  const begin = async (): Promise<string> => (await send(':beginTransaction', {})).body.transaction;
  const [oldest, second] = [await begin(), await begin()];
  for (let count = 2; count <= 1000; count += 1) await begin();
  expect((await commit(oldest)).status).toBe(400);
  expect((await commit(second)).status).toBe(200);
});
