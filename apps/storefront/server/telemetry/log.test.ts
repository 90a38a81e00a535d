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
  `{"level":"${level}","time":"2026-11-20T22:00:00.000Z","event":"${event}"}\n`;

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

it('a line names the server and the build that wrote it', () => {
  const written: string[] = [];
  const base = { server: 'pod-1', build: 'f00d' };
  const { log } = logLines((text) => written.push(text), 'info', base);
  log({ level: 'error', event: 'odd' });
  expect(JSON.parse(written.join(''))).toMatchObject(base);
});

it('an entry is one line, whatever a visitor breaks it with', () => {
  const { log, written } = open();
  log({ level: 'error', event: 'odd', reason: 'a\nb\r{"level":"info"}' });
  expect(written.join('').split(/\r|\n/)).toHaveLength(2);
});

it('a level leaves out what is below it', () => {
  const written: string[] = [];
  const { log, flush } = logLines((text) => written.push(text), 'error');
  log({ level: 'warn', event: 'small' });
  log({ level: 'error', event: 'broken' });
  flush();
  expect(written).toEqual([line('error', 'broken')]);
});

it('names no person and no secret, wherever a failure carries them', () => {
  const { log, flush, written } = open();
  const SECRET = 'anna@example.test';
  const person = { email: SECRET, firstName: 'Annazzz', token: 'zzz', phone: '0612zzz' };
  log({
    level: 'warn',
    event: 'account.failed',
    ...person,
    customer: { ...person, kind: 'seen' },
    failure: { input: { ...person, password: 'zzz' } },
    reason: `Email "${SECRET}" is taken; token shpat_0123456789abcdefzzz, bearer eyJhbGciOiJIUzI1NiIs.zzz`,
  });
  flush();
  const text = written.join('');
  expect(text).toContain('"kind":"seen"');
  expect(text).toContain('is taken');
  expect(text).not.toMatch(/zzz|anna|example\.test/i);
});
