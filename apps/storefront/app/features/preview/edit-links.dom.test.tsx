import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { EditLinks } from './edit-links.tsx';

test('words that are clicked while picking open the editor; the bar does not', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await renderInShop(
    <>
      <aside className="preview-bar">
        <EditLinks />
      </aside>
      <section data-section="hero">
        <h2>Lamps</h2>
      </section>
    </>,
    { locale: 'nl' },
  );
  const pick = screen.getByRole('button');
  fireEvent.click(screen.getByRole('heading'));
  fireEvent.click(pick);
  expect(open).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('heading'));
  const editor = '/preview/edit?market=nl&entry=hero&words=Lamps';
  expect(open.mock.calls).toEqual([[editor, '_blank']]);
  fireEvent.click(pick);
  fireEvent.click(screen.getByRole('heading'));
  expect(open).toHaveBeenCalledTimes(1);
});
