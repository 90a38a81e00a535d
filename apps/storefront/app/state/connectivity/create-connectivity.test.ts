import { expect, test } from 'vitest';
import { createConnectivity } from './create-connectivity.ts';

/** A network with a switch, and a manual clock. */
function aConnection({ startsOffline = false } = {}) {
  const events = new EventTarget();
  let isThere = !startsOffline;
  let endPause = () => {};
  const told: boolean[] = [];
  const connectivity = createConnectivity({
    events,
    ask: async () => isThere,
    startsOffline,
    pause: () =>
      new Promise((resolve) => {
        endPause = resolve;
      }),
  });
  connectivity.subscribe(() => told.push(connectivity.isLost()));
  const say = async (name: 'online' | 'offline') => {
    events.dispatchEvent(new Event(name));
    await whenIdle();
  };
  return {
    connectivity,
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
      await whenIdle();
    },
  };
}

const whenIdle = () => new Promise((resolve) => setImmediate(resolve));

async function isPending(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => false), whenIdle().then(() => true)]);
}

test('what needs the shop goes ahead while it can be reached', async () => {
  const { connectivity } = aConnection();
  expect(await isPending(connectivity.whenReachable())).toBe(false);
});

test('what needs the shop waits while it cannot be reached, and goes on when it can', async () => {
  const { connectivity, told, losesNetwork, returns, say } = aConnection();
  await losesNetwork();
  const waiting = connectivity.whenReachable();
  expect(await isPending(waiting)).toBe(true);
  returns();
  await say('online');
  expect(await isPending(waiting)).toBe(false);
  expect(told).toEqual([true, false]);
});

test('a shop that comes back without a word is found by asking again', async () => {
  const { connectivity, losesNetwork, returns, waits } = aConnection();
  await losesNetwork();
  await waits();
  expect(connectivity.isLost()).toBe(true);
  returns();
  await waits();
  expect(connectivity.isLost()).toBe(false);
});

test('a browser that calls itself offline beside a shop that answers tells nobody', async () => {
  const { connectivity, told, say } = aConnection();
  await say('offline');
  expect(connectivity.isLost()).toBe(false);
  expect(told).toEqual([]);
});

test('a network that goes a second time is noticed again', async () => {
  const { connectivity, losesNetwork, returns, say } = aConnection();
  await losesNetwork();
  returns();
  await say('online');
  await losesNetwork();
  expect(connectivity.isLost()).toBe(true);
});

test('a network that had gone before anybody watched is missed all the same', async () => {
  const { connectivity, returns, say } = aConnection({ startsOffline: true });
  await whenIdle();
  expect(connectivity.isLost()).toBe(true);
  returns();
  await say('online');
  expect(connectivity.isLost()).toBe(false);
});
