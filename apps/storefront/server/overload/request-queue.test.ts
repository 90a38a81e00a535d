import { describe, expect, it } from 'vitest';
import { ALWAYS_ADMITTED, type RequestClass } from './can-admit.ts';
import { createRequestQueue, MAX_WAIT_IN_MS } from './request-queue.ts';

const all = () => true;

function roomWith(askedFor: RequestClass, count: number, nowInMs = 0) {
  const room = createRequestQueue<string>();
  for (let at = 1; at <= count; at += 1) room.add(askedFor, `${askedFor} ${at}`, nowInMs);
  return room;
}

describe('those who wait', () => {
  it('are called buyers first, then whose page is at hand, and each in turn', () => {
    const room = createRequestQueue<string>();
    for (const [at, kind] of (['page', 'kept', 'call', 'page', 'call'] as const).entries()) {
      room.add(kind, `${kind} ${at}`, at);
    }
    const called = Array.from({ length: 6 }, () => room.takeNext(all)?.visitor);
    expect(called).toEqual(['call 2', 'call 4', 'kept 1', 'page 0', 'page 3', undefined]);
    expect(room.isEmpty()).toBe(true);
  });

  it('let those go first for whom there is room', () => {
    const room = createRequestQueue<string>();
    room.add('call', 'buys', 0);
    room.add('page', 'looks', 0);
    expect(room.takeNext((kind) => kind === 'page')?.visitor).toBe('looks');
    expect(room.takeNext((kind) => kind === 'page')).toBeNull();
    expect(room.waiting('call')).toBe(1);
  });

  it.each(['call', 'kept', 'page'] as const)(
    'for a %s do so no longer than is said',
    (askedFor) => {
      const room = roomWith(askedFor, ALWAYS_ADMITTED[askedFor] + 2);
      const longest = MAX_WAIT_IN_MS[askedFor];
      expect(room.takeLate(longest - 1)).toBeNull();
      expect(room.takeLate(longest)).toBeNull();
      expect(room.takeLate(longest + 1)).toEqual({ askedFor, visitor: `${askedFor} 1` });
      expect(room.takeLate(longest + 1)?.visitor).toBe(`${askedFor} 2`);
      // The few who are left are served soon, and not turned away for a moment in which the machine stood still.
      expect(room.takeLate(longest + 1)).toBeNull();
      expect(room.takeNext(all)?.visitor).toBe(`${askedFor} 3`);
    },
  );
});
