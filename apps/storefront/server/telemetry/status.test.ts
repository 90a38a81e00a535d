import { expect, it } from 'vitest';
import { createStatus } from './status.ts';

function open() {
  let timeInMs = Date.parse('2026-11-20T12:00:00Z');
  const status = createStatus({
    build: 'abc',
    markets: ['nl', 'no'],
    isReady: () => true,
    cachedPagesInBytes: () => 1_024,
    now: () => timeInMs,
  });
  const later = (minutes: number) => {
    timeInMs += minutes * 60_000;
  };
  return { ...status, later };
}

it('says which services are given up, since when, until they answer again', () => {
  const { note, read, later } = open();
  note({ level: 'error', event: 'upstream.open', service: 'storefront no' });
  later(5);
  expect(read().openCircuits).toEqual({ 'storefront no': '2026-11-20T12:00:00.000Z' });
  note({ level: 'info', event: 'upstream.closed', service: 'storefront no' });
  expect(read().openCircuits).toEqual({});
  expect(read().problems['upstream.open']).toMatchObject({ count: 1 });
});

it('knows the last webhook of each service and the last order', () => {
  const { note, read, later } = open();
  note({ level: 'info', event: 'webhook', service: 'nl', topic: 'orders/paid' });
  later(1);
  note({ level: 'info', event: 'webhook', service: 'nl', topic: 'products/update' });
  expect(read().webhooks).toEqual({
    nl: { at: '2026-11-20T12:01:00.000Z', topic: 'products/update' },
  });
  expect(read().lastOrderAt).toBe('2026-11-20T12:00:00.000Z');
});

it('counts problems by their name, with the last reason', () => {
  const { note, read } = open();
  note({ level: 'warn', event: 'salons.failed', reason: 'first' });
  note({ level: 'warn', event: 'salons.failed', reason: 'second' });
  note({ level: 'error', event: 'page', status: 500 });
  expect(read().problems).toEqual({
    'salons.failed': { at: '2026-11-20T12:00:00.000Z', count: 2, reason: 'second' },
  });
});

it('shows no address or token that a reason quotes', () => {
  const { note, read } = open();
  note({ level: 'error', event: 'page.failed', reason: 'no mail for anna@example.test: shpat_1' });
  expect(read().problems['page.failed']?.reason).toBe('no mail for … …');
});

it('keeps the most frequent empty searches, and a bounded number of them', () => {
  const { note, read } = open();
  const search = (words: string) => note({ level: 'info', event: 'search.empty', words });
  search('roos');
  search('roos');
  for (let i = 0; i < 1_000; i += 1) search(`word ${i}`);
  expect(read().emptySearches).toHaveLength(20);
  expect(read().emptySearches[0]).toEqual({ words: 'roos', count: 2 });
});

it('lists broken promotions by market until they are mended', () => {
  const { note, read } = open();
  const entry = { market: 'nl', kind: 'ended', subject: 'a', reason: 'It has ended.' };
  note({ level: 'warn', event: 'promotion.broken', ...entry });
  note({ level: 'warn', event: 'promotion.broken', ...entry, market: 'no' });
  note({ level: 'info', event: 'promotion.given', market: 'nl' });
  expect(read().brokenPromotions).toEqual({ nl: ['It has ended.'], no: ['It has ended.'] });
  note({ level: 'info', event: 'promotion.mended', ...entry });
  expect(read().brokenPromotions).toEqual({ no: ['It has ended.'] });
});
