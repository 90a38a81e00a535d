import { describe, expect, it } from 'vitest';
import { scaleToCpuTime } from './cpu-time-trace.ts';

const main = { pid: 1, tid: 1, ph: 'X' };
const task = { ...main, name: 'RunTask', ts: 1_000, dur: 100, tdur: 25 };

describe('a trace scaled to CPU time', () => {
  it('gives a task the time its thread worked', () => {
    expect(scaleToCpuTime([task])).toEqual([{ ...task, dur: 25 }]);
  });

  it('keeps what lies within a task there, in the same measure', () => {
    const layout = { ...main, name: 'Layout', ts: 1_040, dur: 60, tdur: 5 };
    const mark = { ...main, ph: 'I', name: 'firstContentfulPaint', ts: 1_100 };
    expect(scaleToCpuTime([task, layout, mark]).slice(1)).toEqual([
      { ...layout, ts: 1_010, dur: 15 },
      { ...mark, ts: 1_025 },
    ]);
  });

  it('measures a task within a task by the outer one', () => {
    const inner = { ...main, name: 'ThreadControllerImpl::RunTask', ts: 1_000, dur: 80, tdur: 20 };
    expect(scaleToCpuTime([inner, task])[0]).toEqual({ ...inner, dur: 20 });
  });

  it('leaves alone what is outside of tasks and on other threads', () => {
    const after = { ...main, name: 'Layout', ts: 1_101, dur: 60 };
    const elsewhere = { ...main, tid: 2, name: 'Layout', ts: 1_040, dur: 60 };
    expect(scaleToCpuTime([task, after, elsewhere]).slice(1)).toEqual([after, elsewhere]);
  });

  it('never makes a task longer: two clocks differ by a little', () => {
    expect(scaleToCpuTime([{ ...task, tdur: 101 }])).toEqual([{ ...task, tdur: 101 }]);
  });
});
