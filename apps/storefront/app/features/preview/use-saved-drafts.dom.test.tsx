import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSavedDrafts } from './use-saved-drafts.ts';

const LOOK_IN_MS = 2_000;
const reload = vi.fn();
const fetched = vi.fn<(path: string) => Promise<Response>>();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  fetched.mockReset().mockImplementation(async () => new Response('second'));
  vi.stubGlobal('fetch', fetched);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
function Bar({ shown }: { readonly shown: string | null }) {
  const bar = useRef<HTMLElement>(null);
  useSavedDrafts(shown, bar);
  return (
    <nav ref={bar}>
      <input />
    </nav>
  );
}

const waits = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('loads the page again once something else is saved, and not before', async () => {
  fetched.mockImplementationOnce(async () => new Response('first'));
  render(<Bar shown="first" />);
  await waits(LOOK_IN_MS - 1);
  expect(fetched).not.toHaveBeenCalled();
  await waits(1);
  expect(fetched.mock.calls).toEqual([['/preview/state']]);
  expect(reload).not.toHaveBeenCalled();
  await waits(LOOK_IN_MS);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['without a network', () => Promise.reject(new Error('off'))],
  ['after a fault', async () => new Response('second', { status: 500 })],
  ['after an empty answer', async () => new Response('')],
])('stays %s, and looks again', async (_, answer) => {
  fetched.mockImplementation(answer);
  render(<Bar shown="first" />);
  await waits(3 * LOOK_IN_MS);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

it('looks no more once the preview has ended', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 403 }));
  render(<Bar shown="first" />);
  await waits(5 * LOOK_IN_MS);
  expect(fetched).toHaveBeenCalledOnce();
});

it('waits while somebody writes in the bar, and looks at once where the page is shown again', async () => {
  const { container } = render(<Bar shown="first" />);
  container.querySelector('input')?.focus();
  await waits(LOOK_IN_MS);
  expect(reload).not.toHaveBeenCalled();
  container.querySelector('input')?.blur();
  visibility = 'hidden';
  await waits(LOOK_IN_MS);
  expect(fetched).toHaveBeenCalledOnce();
  visibility = 'visible';
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(reload).toHaveBeenCalledOnce();
});

it('does nothing without a preview, or once it is left', async () => {
  render(<Bar shown={null} />);
  const { unmount } = render(<Bar shown="first" />);
  unmount();
  await waits(2 * LOOK_IN_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).not.toHaveBeenCalled();
});
