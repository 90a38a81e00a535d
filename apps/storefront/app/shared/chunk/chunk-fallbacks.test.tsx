// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { DialogChunk } from './chunk-fallbacks.tsx';
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
