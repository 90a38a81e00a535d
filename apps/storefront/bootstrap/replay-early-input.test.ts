import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { replayEarlyInput } from './replay-early-input.ts';

/** Minimal checkbox: a click toggles it and fires change. */
class Box {
  readonly isConnected = true;
  readonly type = 'checkbox';
  readonly heard: boolean[] = [];
  checked: boolean;
  readonly defaultChecked: boolean;
  constructor(isTicked: boolean) {
    this.defaultChecked = isTicked;
    this.checked = isTicked;
  }
  matches = (selector: string) => selector.includes('checkbox');
  click() {
    this.checked = !this.checked;
    this.heard.push(this.checked);
  }
}

const DEFERRED_START = readFileSync(new URL('./deferred-start.js', import.meta.url), 'utf8');

/** A page before hydration, recording early input. */
function openPage() {
  const listeners = new Map<string, (event: object) => void>();
  const page: Pick<Window, 'takeEarlyInput'> = {};
  runInNewContext(DEFERRED_START, {
    window: page,
    document: {},
    addEventListener: (type: string, run: (event: object) => void) => listeners.set(type, run),
    setTimeout: () => {},
    AbortController,
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('HTMLInputElement', Box);
  vi.stubGlobal('HTMLButtonElement', class {});
  vi.stubGlobal('HTMLSelectElement', class {});
  return {
    choose: (box: Box) => {
      box.checked = !box.checked;
      listeners.get('change')?.({ type: 'change', target: box });
    },
  };
}

test.each([true, false])(
  'a box that was ticked (%s) and is turned over early is so in the end',
  async (isTicked) => {
    const { choose } = openPage();
    const box = new Box(isTicked);
    choose(box);
    await replayEarlyInput();
    expect(box.heard).toEqual([!isTicked]);
    expect(box.checked).toBe(!isTicked);
  },
);

test('a box that was turned over and back is left alone', async () => {
  const { choose } = openPage();
  const box = new Box(true);
  choose(box);
  choose(box);
  await replayEarlyInput();
  expect(box.heard).toEqual([]);
});
