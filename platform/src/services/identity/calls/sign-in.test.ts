import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPlatform } from '../../../platform.ts';
import { hashPassword } from '../../../protocol/index.ts';
import { findByEmail, replacePassword } from '../store/accounts.ts';

const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };
const ADA = { email: 'ada@example.com', password: 'Kam-en-borstel' };
const HOUR_IN_MS = 3_600_000;

test('an old password opens no session once a new one is set, whenever that happens', async () => {
  let timeInMs = Date.parse('2026-11-20T12:00:00Z');
  const now = () => new Date(timeInMs);
  const platform = createPlatform({ dataFile: ':memory:', now, passwordCost: QUICK });
  const { store } = platform.context;
  const send = (method: string) =>
    platform.fetch(
      new Request(
        `http://localhost:4010/identity/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(ADA),
        },
      ),
    );
  await send('signUp');
  const account = findByEmail(store.read, ADA.email);
  if (!account?.passwordHash) throw new Error('nobody signed up');
  const { localId, passwordHash: oldHash } = account;
  const newHash = await hashPassword('Another-comb', QUICK);
  const change = (passwordHash: string) =>
    store.write((sql) => replacePassword(sql, { localId, passwordHash }, now()));
  for (let turns = 0; turns < 20; turns++) {
    timeInMs += HOUR_IN_MS;
    await change(oldHash);
    const signingIn = send('signInWithPassword');
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    await change(newHash);
    await signingIn;
    const sessions = store.read.prepare('SELECT * FROM identity_refresh_tokens').all();
    expect(sessions, `after ${turns} turns`).toEqual([]);
  }
  platform.close();
});
