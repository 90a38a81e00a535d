import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimedClose } from './use-timed-close.ts';

const seen = vi.fn();
const over = vi.fn();

function Notice() {
  const place = useRef<HTMLElement>(null);
  useTimedClose(place, { onSeen: seen, onOver: over });
  return (
    <section ref={place}>
      <button type="button">Close</button>
    </section>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Notice />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('a notice is told of once, and leaves when it has been in sight for twelve seconds', () => {
  pass(11);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(over).not.toHaveBeenCalled();
  pass(1);
  expect(over).toHaveBeenCalledTimes(1);
  pass(60);
  expect(over).toHaveBeenCalledTimes(1);
});

test('its time stands still while the focus is on it', () => {
  pass(11);
  act(() => screen.getByRole('button').focus());
  pass(60);
  expect(over).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').blur());
  pass(1);
  expect(over).toHaveBeenCalled();
});

test('behind a dialog it is not seen yet', () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  pass(60);
  expect(seen).not.toHaveBeenCalled();
  dialog.remove();
  pass(12);
  expect(over).toHaveBeenCalled();
});
