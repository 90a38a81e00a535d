// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDialogEntry, leaveDialogEntries } from './dialog-history.ts';

/** Names of what was closed, and steps that the router heard of. */
let heard: string[] = [];
const hear = () => void heard.push('step');

// The page was loaded again while two dialogs were open.
window.history.replaceState({ openDialogs: 2, idx: 0 }, '');

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  window.removeEventListener('popstate', hear);
  void leaveDialogEntries();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
});

const depth = () => Number(window.history.state?.openDialogs ?? 0);
const settle = () => vi.advanceTimersByTimeAsync(50);
const open = async (name: string) => {
  const close = addDialogEntry(() => heard.push(name));
  await settle();
  return close;
};
const go = (steps: number) => {
  window.history.go(steps);
  return settle();
};

it('closes the last dialog first at Back, of which the router hears nothing', async () => {
  addDialogEntry(() => heard.push('menu'));
  window.addEventListener('popstate', hear);
  expect(window.history.state).toEqual({ openDialogs: 0, idx: 0 });
  await settle();
  await open('level');
  expect(window.history.state).toEqual({ openDialogs: 2, idx: 0 });
  await go(-1);
  expect([heard, depth()]).toEqual([['level'], 1]);
  await go(-1);
  expect([heard, depth()]).toEqual([['level', 'menu'], 0]);
});

it('closes all at once where Back goes further, and goes back from the entry of a closed one', async () => {
  await open('menu');
  await open('level');
  await go(-2);
  expect([heard, depth()]).toEqual([['level', 'menu'], 0]);
  await go(1);
  await settle();
  expect([heard, depth()]).toEqual([['level', 'menu'], 0]);
});

it('leaves steps between pages to the router, with and without a dialog', async () => {
  window.addEventListener('popstate', hear);
  window.history.pushState({ idx: 1 }, '', '/shop');
  await go(-1);
  expect(heard).toEqual(['step']);
  window.history.pushState({ idx: 1 }, '', '/shop');
  await open('menu');
  await go(-2);
  expect(heard).toEqual(['step', 'menu', 'step']);
});

it('hands the entry of a dialog over to the one in its place', async () => {
  const remove = await open('menu');
  const entries = window.history.length;
  const step = vi.spyOn(window.history, 'go');
  remove();
  const removeNext = await open('bag');
  expect([depth(), window.history.length, step.mock.calls]).toEqual([1, entries, []]);
  window.addEventListener('popstate', hear);
  removeNext();
  // Meanwhile another asks again.
  void leaveDialogEntries();
  await settle();
  expect([depth(), step.mock.calls]).toEqual([0, [[-1]]]);
  expect(heard).toEqual([]);
});

it.each([
  [false, 0],
  [true, 1],
])('gives a dialog on a page that was touched (%s) %i entries', async (hasBeenActive, entries) => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  await open('offer');
  expect(depth()).toBe(entries);
});

it('lets a navigation go on after a second where the browser drops the step back', async () => {
  // A step that is not dropped, shortly before.
  await open('bag');
  void leaveDialogEntries();
  await settle();
  const step = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  await open('menu');
  const onLeft = vi.fn();
  void leaveDialogEntries().then(onLeft);
  void leaveDialogEntries();
  await vi.advanceTimersByTimeAsync(999);
  expect(step).toHaveBeenCalledOnce();
  expect(onLeft).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLeft).toHaveBeenCalledOnce();
});
