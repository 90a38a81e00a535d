import { expect, it } from 'vitest';
import { workUntilFrame } from './press-work.ts';

const main = { pid: 1, tid: 1, ph: 'X' };
const task = (ts: number, tdur: number) => ({ ...main, name: 'RunTask', ts, dur: 90, tdur });
const press = {
  ...main,
  name: 'EventDispatch',
  ts: 1_010,
  dur: 20,
  args: { data: { type: 'click' } },
};
const commit = (ts: number) => ({ ...main, name: 'Commit', ts, dur: 5 });

it('is the work of the tasks from the press to the frame', () => {
  const events = [
    task(900, 1_000),
    task(1_000, 2_000),
    press,
    task(1_100, 3_000),
    task(1_200, 4_000),
    commit(1_250),
    task(1_300, 5_000),
    commit(1_350),
  ];
  expect(workUntilFrame(events)).toBe(9);
});

it('leaves other threads and frames before the press out', () => {
  const elsewhere = { ...task(1_000, 7_000), tid: 2 };
  const events = [commit(1_005), task(1_000, 2_000), elsewhere, press, commit(1_060)];
  expect(workUntilFrame(events)).toBe(2);
});

it('refuses a trace without the press or without a frame', () => {
  expect(() => workUntilFrame([task(1_000, 1)])).toThrow('the press');
  expect(() => workUntilFrame([task(1_000, 1), press])).toThrow('No frame');
});
