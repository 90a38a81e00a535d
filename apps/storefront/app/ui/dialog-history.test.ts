// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDialogEntry, leaveDialogEntries } from './dialog-history.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

/** Opens a dialog with its entry, in a browser that does nothing at a step back. */
function openWhereStepsAreDropped(): void {
  vi.spyOn(window.history, 'go').mockImplementation(() => {});
  addDialogEntry(() => {});
  vi.runAllTimers();
  expect(window.history.state).toMatchObject({ openDialogs: 1 });
}

it('lets a navigation go on after a second where the browser drops the step back', async () => {
  openWhereStepsAreDropped();
  const onLeft = vi.fn();
  void leaveDialogEntries().then(onLeft);
  await vi.advanceTimersByTimeAsync(999);
  expect(onLeft).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLeft).toHaveBeenCalledOnce();
});
