import { marketOf } from '@lokke/domain/markets';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/index.ts';
import { type RateLimit, type RateLimiter, stateInProcess } from '../../shared-state/index.ts';
import { createWaitingRoom } from './waiting-room.ts';

const NL = marketOf('nl');
const START_IN_MS = Date.UTC(2026, 10, 27, 8);
const addressOf = (cart: number) => `https://nl.example/cart/c/${cart}?key=a`;

/** Servers of one launch, and a line that carts enter. */
function openRoom(perMinute = 6, servers = 1) {
  const clock = { now: START_IN_MS };
  const { limiters, exchanges } = stateInProcess(() => clock.now);
  // Counts for all of them, as Redis does.
  let counted: RateLimiter | undefined;
  const shared = {
    exchanges,
    limiters: (limit: RateLimit) => {
      counted ??= limiters(limit);
      return counted;
    },
  };
  const config = readConfig({
    PUBLIC_ORIGIN: 'https://shop.example',
    CHECKOUTS_PER_MINUTE: String(perMinute),
  });
  const sessionSecrets = ['a secret of thirty-two characters'];
  const rooms = Array.from({ length: servers }, () =>
    createWaitingRoom({ config, sessionSecrets, ...shared, now: () => clock.now }),
  );
  const enter = async (cart: number, room = rooms[0], market = NL) => {
    const url = new URL((await room?.leadTo(market, addressOf(cart))) ?? '');
    return room?.enter(url.searchParams.get('to') ?? '');
  };
  return { clock, rooms, enter };
}

const admissionOf = (cart: number) => ({ kind: 'admitted', checkoutUrl: addressOf(cart) });
const waitOf = (seconds: number) => ({ kind: 'waiting', seconds });

describe('createWaitingRoom', () => {
  it('lets carts in at the set rate, in the order in which they came', async () => {
    const { clock, enter } = openRoom();
    expect(await enter(1)).toEqual(admissionOf(1));
    expect(await enter(2)).toEqual(waitOf(10));
    expect(await enter(3)).toEqual(waitOf(20));
    clock.now += 9_999;
    expect(await enter(2)).toEqual(waitOf(1));
    clock.now += 1;
    expect(await enter(4)).toEqual(waitOf(20));
    expect(await enter(2)).toEqual(admissionOf(2));
    expect(await enter(3)).toEqual(waitOf(10));
  });

  it('keeps a place for ten minutes after its moment, however often it is asked', async () => {
    const { clock, enter } = openRoom();
    await enter(1);
    expect(await enter(2)).toEqual(waitOf(10));
    clock.now += 609_000;
    for (let cart = 3; cart < 6; cart += 1) await enter(cart);
    expect(await enter(2)).toEqual(admissionOf(2));
    clock.now += 1_000;
    expect(await enter(2)).not.toEqual(admissionOf(2));
  });

  it('knows a cart by its path, whatever its address asks besides', async () => {
    const { rooms, enter } = openRoom();
    expect(await enter(1)).toEqual(admissionOf(1));
    const checkoutUrl = `${addressOf(1)}&sso=silent`;
    const url = new URL((await rooms[0]?.leadTo(NL, checkoutUrl)) ?? '');
    expect(await rooms[0]?.enter(url.searchParams.get('to') ?? '')).toEqual({
      kind: 'admitted',
      checkoutUrl,
    });
  });

  it('is one line for all servers', async () => {
    const { rooms, enter } = openRoom(12, 2);
    const [one, other] = rooms;
    expect(await enter(1, one)).toEqual(admissionOf(1));
    expect(await enter(2, other)).toEqual(admissionOf(2));
    expect(await enter(3, one)).toEqual(waitOf(10));
    expect(await enter(3, other)).toEqual(waitOf(10));
    expect(await enter(4, other)).toEqual(waitOf(10));
    expect(await enter(5, other)).toEqual(waitOf(20));
  });

  it('has a line for each shop, and one for the languages of a shop', async () => {
    const { enter } = openRoom();
    expect(await enter(1)).toEqual(admissionOf(1));
    expect(await enter(2, undefined, marketOf('nl-be'))).toEqual(admissionOf(2));
    expect(await enter(3, undefined, marketOf('fr-be'))).toEqual(waitOf(10));
  });

  it('ends its line after two hours', async () => {
    const { enter } = openRoom(1);
    for (let cart = 0; cart < 120; cart += 1) await enter(cart);
    expect(await enter(120)).toEqual(waitOf(7_200));
    expect(await enter(121)).toEqual(waitOf(7_200));
  });

  it('hides the address of the checkout, and leads nowhere else', async () => {
    const { rooms } = openRoom();
    const link = await rooms[0]?.leadTo(NL, addressOf(1));
    expect(link).toMatch(/^https:\/\/shop\.example\/nl\/cart\/checkout\?to=[\w.-]+$/);
    expect(link).not.toContain('nl.example');
    for (const forged of ['', 'https://evil.example/', `${link?.split('to=')[1]}x`]) {
      expect(await rooms[0]?.enter(forged)).toEqual({ kind: 'unknown' });
    }
  });

  it('has no line without a rate, and lets links of a launch through', async () => {
    const link = new URL((await openRoom().rooms[0]?.leadTo(NL, addressOf(1))) ?? '');
    const { rooms } = openRoom(0);
    expect(await rooms[0]?.leadTo(NL, addressOf(1))).toBe(addressOf(1));
    expect(await rooms[0]?.enter(link.searchParams.get('to') ?? '')).toEqual(admissionOf(1));
  });
});
