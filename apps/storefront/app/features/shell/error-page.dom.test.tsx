import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MissingPage } from '../../shared/rollout/missing-page.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { ErrorPage } from './error-page.tsx';

const assign = vi.fn();

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.useRealTimers();
  assign.mockReset();
});

async function pressTryAgain(answers: readonly ('away' | 'there')[]) {
  const asked = vi.fn(async () => {
    if ((answers[asked.mock.calls.length - 1] ?? answers.at(-1)) === 'away') {
      throw new TypeError('refused');
    }
    return new Response(null);
  });
  await renderInShop(<ErrorPage error={new MissingPage('/nl/shop')} />);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  const button = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(button);
  return button;
}

const pass = (timeInMs: number) => act(() => vi.advanceTimersByTimeAsync(timeInMs));

it('leaves for the page once the shop that was away is there', async () => {
  const button = await pressTryAgain(['away', 'there']);
  await pass(0);
  expect(assign).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await pass(2_000);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/nl/shop');
});

it('stays, and can be pressed again, where the shop stays away', async () => {
  const button = await pressTryAgain(['away']);
  await pass(60_000);
  expect(assign).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('could not be fetched');
});
