import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordTracked } from '../shared/measurement/record-tracked.test-kit.ts';
import { useOnNavigation } from '../shared/use-on-navigation.ts';
import { LazyMeasurement } from './measurement/lazy-measurement.tsx';
import { renderInShop } from './render.test-kit.tsx';

/** A page that is left for a document, and kept by the browser. */
const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  act(() => window.dispatchEvent(Object.assign(new Event(type), { persisted })));

test.each([
  [true, [{ kind: 'routeChanged' }]],
  [false, []],
])('shown again (kept: %s), a page is viewed once more', async (persisted, viewed) => {
  await renderInShop(<LazyMeasurement runtime={() => null} />);
  const tracked = recordTracked();
  transition('pageshow', persisted);
  expect(tracked).toEqual(viewed);
});

test('a page that is left for a document closes what is open, as for the router', async () => {
  let closed = 0;
  function Panel() {
    useOnNavigation(() => {
      closed += 1;
    });
    return null;
  }
  const { router } = await renderInShop(<Panel />);
  expect(closed).toBe(0);
  transition('pagehide', true);
  expect(closed).toBe(1);
  await act(() => router.navigate('/shop'));
  expect(closed).toBe(2);
});
