import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { StaticUntilNear } from './static-until-near.tsx';

let watched: { element: Element; margin: string | undefined; see: (is: boolean[]) => void }[] = [];

beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #options: IntersectionObserverInit;
      readonly #seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(
        seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
        options: IntersectionObserverInit,
      ) {
        [this.#seen, this.#options] = [seen, options];
      }
      observe(element: Element) {
        const see = (is: boolean[]) => this.#seen(is.map((isIntersecting) => ({ isIntersecting })));
        watched.push({ element, margin: this.#options.rootMargin, see });
      }
      disconnect() {
        watched = [];
      }
    },
  );
});

function Part() {
  return <button type="button">Live</button>;
}

test('what the server drew stays as it is until the visitor is near by a screen', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<div><b>Drawn</b></div>';
  document.body.append(container);
  const page = (
    <StaticUntilNear>
      <Part />
    </StaticUntilNear>
  );
  const { rerender } = await act(async () => render(page, { container, hydrate: true }));
  expect(container.innerHTML).toBe('<div><b>Drawn</b></div>');
  rerender(page);
  const [near] = watched;
  expect([near?.margin, near?.element]).toEqual(['100% 0px', container.firstElementChild]);
  await act(async () => near?.see([false]));
  expect(container.textContent).toBe('Drawn');
  await act(async () => near?.see([false, true]));
  expect(container.textContent).toBe('Live');
  container.remove();
});

test('what comes with a later page is live at once', async () => {
  const { container } = await act(async () =>
    render(
      <StaticUntilNear>
        <Part />
      </StaticUntilNear>,
    ),
  );
  expect([container.textContent, watched]).toEqual(['Live', []]);
});

test('a page that is left is watched no more', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<div><b>Drawn</b></div>';
  const page = (
    <StaticUntilNear>
      <Part />
    </StaticUntilNear>
  );
  const { unmount } = await act(async () => render(page, { container, hydrate: true }));
  expect(watched).toHaveLength(1);
  unmount();
  expect(watched).toEqual([]);
});
