import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logLines } from './log.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T22:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const written: string[] = [];
  return { written, ...logLines((text) => written.push(text)) };
}
const line = (level: string, event: string) =>
  `{"time":"2026-11-20T22:00:00.000Z","level":"${level}","event":"${event}"}\n`;

it('lines are written together, in their order, a tenth of a second after the first', () => {
  const { log, written } = open();
  log({ level: 'info', event: 'one' });
  vi.advanceTimersByTime(60);
  vi.setSystemTime(new Date('2026-11-20T22:00:00Z'));
  log({ level: 'warn', event: 'two' });
  vi.advanceTimersByTime(39);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([line('info', 'one') + line('warn', 'two')]);
  vi.advanceTimersByTime(1_000);
  expect(written).toHaveLength(1);
});

it('an error is written at once, after what came before it', () => {
  const { log, written } = open();
  log({ level: 'info', event: 'before' });
  log({ level: 'error', event: 'broken' });
  expect(written).toEqual([line('info', 'before') + line('error', 'broken')]);
});

it('what waits is written when the process ends', () => {
  const { log, flush, written } = open();
  log({ level: 'info', event: 'last' });
  flush();
  flush();
  expect(written).toEqual([line('info', 'last')]);
});
