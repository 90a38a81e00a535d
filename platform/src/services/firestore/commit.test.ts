import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../platform.ts';
import { firestoreArea } from './firestore-area.ts';

const ROOT = 'projects/demo-lokke/databases/(default)/documents';
const NAME = `${ROOT}/notes/1`;
const fields = (a: number) => ({ a: { integerValue: String(a) } });

let now: Date;
let platform: Platform;
beforeEach(() => {
  now = new Date('2026-11-24T12:00:00Z');
  platform = createPlatform({ dataFile: ':memory:', now: () => now, areas: [firestoreArea] });
});
afterEach(() => platform.close());

function send(path: string, body?: object, token = platform.secrets.ownerToken) {
  return platform.fetch(
    new Request(`http://localhost:4010/firestore/v1/${ROOT}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }),
  );
}

async function commit(...writes: object[]) {
  const response = await send(':commit', { writes });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const set = (a: number, currentDocument?: object) => ({
  update: { name: NAME, fields: fields(a) },
  ...(currentDocument !== undefined && { currentDocument }),
});
const stored = async () => (await send('/notes/1')).json();
const refusal = (code: number, status: string) => ({
  status: code,
  body: { error: expect.objectContaining({ code, status }) },
});

describe('a commit', () => {
  it('writes, and says when', async () => {
    const at = '2026-11-24T12:00:00.000Z';
    expect(await commit(set(1))).toEqual({
      status: 200,
      body: { writeResults: [{ updateTime: at }], commitTime: at },
    });
    expect(await stored()).toEqual({
      name: NAME,
      fields: fields(1),
      createTime: at,
      updateTime: at,
    });
  });

  it('gives a document a later time with each write, whatever the clock says', async () => {
    await commit(set(1), set(2));
    now = new Date('2026-11-24T11:00:00Z');
    await commit(set(3));
    expect(await stored()).toMatchObject({
      fields: fields(3),
      createTime: '2026-11-24T12:00:00.000Z',
      updateTime: '2026-11-24T12:00:00.002Z',
    });
  });

  it('goes as a whole or not at all', async () => {
    const missing = { update: { name: `${NAME}0` }, currentDocument: { exists: true } };
    expect(await commit(set(1), missing)).toEqual(refusal(404, 'NOT_FOUND'));
    expect((await send('/notes/1')).status).toBe(404);
  });

  it('holds its conditions', async () => {
    expect(await commit(set(1, { exists: true }))).toEqual(refusal(404, 'NOT_FOUND'));
    expect((await commit(set(1, { exists: false }))).status).toBe(200);
    expect(await commit(set(2, { exists: false }))).toEqual(refusal(409, 'ALREADY_EXISTS'));
    const updateTime = '2026-11-24T12:00:00.000000000Z';
    const verified = await commit({ verify: NAME, currentDocument: { updateTime } });
    expect(verified.body).toMatchObject({ writeResults: [{}] });
    expect((await commit(set(2, { updateTime }))).status).toBe(200);
    const late = refusal(400, 'FAILED_PRECONDITION');
    expect(await commit(set(3, { updateTime }))).toEqual(late);
    expect(await commit({ delete: NAME, currentDocument: { updateTime } })).toEqual(late);
    expect(await stored()).toMatchObject({ fields: fields(2) });
    expect((await commit({ delete: NAME }, { delete: NAME })).status).toBe(200);
    expect((await send('/notes/1')).status).toBe(404);
  });

  it('changes the fields that a mask names, and deletes those that are not given', async () => {
    const update = { name: NAME, fields: { ...fields(1), b: { booleanValue: true } } };
    await commit({ update });
    await commit({
      update: { name: NAME, fields: fields(2) },
      updateMask: { fieldPaths: ['a', 'b', 'c.d'] },
    });
    expect(await stored()).toMatchObject({ fields: fields(2) });
  });

  it('is the owner’s alone, and says what it cannot read', async () => {
    expect((await send(':commit', { writes: [set(1)] }, 'somebody')).status).toBe(403);
    expect(await commit({ update: { name: 'elsewhere' } })).toEqual(
      refusal(400, 'INVALID_ARGUMENT'),
    );
  });
});
