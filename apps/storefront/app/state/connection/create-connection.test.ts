import { expect, test } from 'vitest';
import { createConnection } from './create-connection.ts';

/** A network that is there or not, and a clock that goes on when it is told to. */
function aConnection({ startsOffline = false } = {}) {
  const events = new EventTarget();
  let isThere = !startsOffline;
  let endPause = () => {};
  const told: boolean[] = [];
  const connection = createConnection({
    events,
    ask: async () => isThere,
    startsOffline,
    pause: () =>
      new Promise((resolve) => {
        endPause = resolve;
      }),
  });
  connection.subscribe(() => told.push(connection.isLost()));
  const say = async (name: 'online' | 'offline') => {
    events.dispatchEvent(new Event(name));
    await settled();
  };
  return {
    connection,
    told,
    say,
    async losesNetwork() {
      isThere = false;
      await say('offline');
    },
    returns() {
      isThere = true;
    },
    async waits() {
      endPause();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function isPending(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => false), settled().then(() => true)]);
}

test('what needs the shop goes ahead while it can be reached', async () => {
  const { connection } = aConnection();
  expect(await isPending(connection.whenReached())).toBe(false);
});

test('what needs the shop waits while it cannot be reached, and goes on when it can', async () => {
  const { connection, told, losesNetwork, returns, say } = aConnection();
  await losesNetwork();
  const waiting = connection.whenReached();
  expect(await isPending(waiting)).toBe(true);
  returns();
  await say('online');
  expect(await isPending(waiting)).toBe(false);
  expect(told).toEqual([true, false]);
});

test('a shop that comes back without a word is found by asking again', async () => {
  const { connection, losesNetwork, returns, waits } = aConnection();
  await losesNetwork();
  await waits();
  expect(connection.isLost()).toBe(true);
  returns();
  await waits();
  expect(connection.isLost()).toBe(false);
});

test('a browser that calls itself offline beside a shop that answers tells nobody', async () => {
  const { connection, told, say } = aConnection();
  await say('offline');
  expect(connection.isLost()).toBe(false);
  expect(told).toEqual([]);
});

test('a network that goes a second time is noticed again', async () => {
  const { connection, losesNetwork, returns, say } = aConnection();
  await losesNetwork();
  returns();
  await say('online');
  await losesNetwork();
  expect(connection.isLost()).toBe(true);
});

test('a network that had gone before anybody watched is missed all the same', async () => {
  const { connection, returns, say } = aConnection({ startsOffline: true });
  await settled();
  expect(connection.isLost()).toBe(true);
  returns();
  await say('online');
  expect(connection.isLost()).toBe(false);
});
