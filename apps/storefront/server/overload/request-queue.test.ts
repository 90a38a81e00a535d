import { describe, expect, it } from 'vitest';
import { ALWAYS_ADMITTED, type RequestClass } from './can-admit.ts';
import { createRequestQueue, MAX_WAIT_IN_MS } from './request-queue.ts';

const all = () => true;

function roomWith(requestClass: RequestClass, count: number, nowInMs = 0) {
  const limit = createRequestQueue<string>();
  for (let at = 1; at <= count; at += 1) limit.add(requestClass, `${requestClass} ${at}`, nowInMs);
  return limit;
}

describe('those who wait', () => {
  it('are called buyers first, then whose page is at hand, and each in turn', () => {
    const limit = createRequestQueue<string>();
    for (const [at, kind] of (
      ['excess', 'page', 'kept', 'call', 'page', 'call'] as const
    ).entries()) {
      limit.add(kind, `${kind} ${at}`, at);
    }
    const called = Array.from({ length: 7 }, () => limit.takeNext(all)?.visitor);
    expect(called).toEqual([
      'call 3',
      'call 5',
      'kept 2',
      'page 1',
      'page 4',
      'excess 0',
      undefined,
    ]);
    expect(limit.isEmpty()).toBe(true);
  });

  it('let those go first for whom there is room', () => {
    const limit = createRequestQueue<string>();
    limit.add('call', 'buys', 0);
    limit.add('page', 'looks', 0);
    expect(limit.takeNext((kind) => kind === 'page')?.visitor).toBe('looks');
    expect(limit.takeNext((kind) => kind === 'page')).toBeNull();
    expect(limit.waiting('call')).toBe(1);
  });

  it.each(['call', 'page', 'excess'] as const)(
    'for a %s do so no longer than is said',
    (requestClass) => {
      const limit = roomWith(requestClass, ALWAYS_ADMITTED[requestClass] + 2);
      const longest = MAX_WAIT_IN_MS[requestClass];
      expect(limit.takeLate(longest - 1)).toBeNull();
      expect(limit.takeLate(longest)).toBeNull();
      expect(limit.takeLate(longest + 1)).toEqual({ requestClass, visitor: `${requestClass} 1` });
      expect(limit.takeLate(longest + 1)?.visitor).toBe(`${requestClass} 2`);
      expect(limit.takeLate(longest + 1)).toBeNull();
      expect(limit.takeNext(all)?.visitor).toBe(`${requestClass} 3`);
    },
  );

  it('for a cached page are never too late', () => {
    expect(roomWith('kept', 1_000).takeLate(Number.MAX_SAFE_INTEGER)).toBeNull();
  });
});
