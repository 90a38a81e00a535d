import { describe, expect, it } from 'vitest';
import { type Scenario, TELEVISION } from './scenario.ts';
import { simulate } from './simulate.ts';

const SMALL: Scenario = {
  ...TELEVISION,
  visitorsPerMinute: 600,
  durationInMs: 60_000,
  workersPerServer: 1,
};

describe('a crowd at the servers', () => {
  it('is the same for the same seed and another for another', () => {
    const served = (seed: number) => simulate({ ...SMALL, seed }).tallies.call.counts().served;
    expect(served(1)).toBe(served(1));
    expect(served(1)).not.toBe(served(2));
  });

  it('is served where there is enough, and uses the CPU time that its requests cost', () => {
    const { tallies, busyShare, visitors, lost } = simulate(SMALL);
    expect(visitors / 600).toBeCloseTo(1, 0);
    expect([tallies.kept.shedShare(), tallies.page.shedShare(), tallies.call.shedShare()]).toEqual([
      0, 0, 0,
    ]);
    expect(lost).toBe(0);
    const { kept, call } = TELEVISION.costs;
    const { kept: ofKept, call: ofCalls } = tallies;
    const least = ofKept.counts().served * kept + ofCalls.counts().served * call;
    expect(busyShare * 60_000).toBeGreaterThan(least * 0.95);
  });

  it('is turned away where there is not, and leaves after some reloads', () => {
    const { pageViews, tallies, lost, busyShare } = simulate({
      ...SMALL,
      visitorsPerMinute: 30_000,
    });
    expect(busyShare).toBeGreaterThan(0.95);
    expect(pageViews.shedShare()).toBeGreaterThan(0.2);
    expect(tallies.call.counts().shed + tallies.page.counts().shed).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  });

  it('asks a server for personal pages alone where the CDN has every other', () => {
    const hits = { ...SMALL.hits, cdn: 1 };
    const { tallies, pageViews } = simulate({ ...SMALL, hits, hasCdn: true });
    expect(tallies.kept.counts().served).toBe(0);
    const share = tallies.page.counts().served / pageViews.counts().served;
    expect(Math.abs(share - SMALL.shares.personalPages)).toBeLessThan(0.02);
  });

  it('meets limits of Shopify at their bounds', () => {
    const shares = { ...SMALL.shares, login: 0, wishlist: 0, checkout: 0 };
    const { shopify } = simulate({ ...SMALL, shares });
    expect([shopify.checkouts(), shopify.admin.Basic.asked()]).toEqual([0, 0]);
    expect(shopify.oneAddress.firstRefusedAtInMs()).not.toBeNull();
  });
});
