import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { DialogChunk, InlineChunk, OptionalChunk } from './chunk-fallbacks.tsx';
import { ChunkFailed } from './chunk-status.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';

it('opens nothing late that was closed while it loaded, and opens it when asked again', async () => {
  let arrive: (chunk: ComponentType) => void = () => {};
  const Late = lazyWithRetry(() => new Promise<ComponentType>((done) => (arrive = done)));
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <DialogChunk isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <Late />
        </DialogChunk>
      </>
    );
  }
  await renderInShop(<Opener />);
  fireEvent.click(screen.getByText('Open'));
  fireEvent(await screen.findByRole('dialog'), new Event('close'));
  await act(async () => arrive(() => <p>Arrived</p>));
  expect(screen.queryByText('Arrived')).toBeNull();
  fireEvent.click(screen.getByText('Open'));
  expect(await screen.findByText('Arrived')).toBeDefined();
});

const renderFailed = (tryAgain: () => void) => <ChunkFailed onRetry={tryAgain} />;

it.each([
  ['an open container', (part: ReactNode) => <InlineChunk>{part}</InlineChunk>],
  [
    'a place of its own',
    (part: ReactNode) => <OptionalChunk failed={renderFailed}>{part}</OptionalChunk>,
  ],
])('the focus stays in %s, in which a part is asked for again', async (_, render) => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response(null));
  let isThere = false;
  const Part = lazyWithRetry(async () => {
    if (!isThere) throw new Error('Failed to fetch');
    return () => <p>Arrived</p>;
  });
  await renderInShop(
    <section tabIndex={-1} aria-label="Container">
      {render(<Part />)}
    </section>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const again = screen.getByRole('button', { name: 'Try again' });
  isThere = true;
  again.focus();
  fireEvent.click(again);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Arrived')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Container' }));
});
