import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCompare } from '../../shared/product-card/compare-context.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';
import { CompareProvider } from './compare-provider.tsx';

const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
function Product({ handle }: { readonly handle: string }) {
  const compare = useCompare(handle);
  return (
    <button type="button" aria-pressed={compare?.isChosen} onClick={() => compare?.toggle()}>
      {handle}
    </button>
  );
}

async function renderCards() {
  const page = await renderInShop(
    <CompareProvider>
      {['a', 'b', 'c', 'd'].map((handle) => (
        <Product key={handle} handle={handle} />
      ))}
    </CompareProvider>,
    { checkout: null, path: '/shop' },
  );
  const loads = () =>
    act(async () => {
      for (const run of idle.splice(0)) run();
    });
  return { ...page, loads };
}

const presses = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });
const readPressed = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
const readKept = () => readStored(sharedValues.comparedProducts);
const tray = () => screen.queryByRole('region');
const readStatus = () => textsOf(screen.getAllByRole('status')).join(' ');

it('offers no comparison before the page is loaded', async () => {
  const { loads } = await renderCards();
  expect(readPressed()).toEqual([null, null, null, null]);
  await loads();
  expect(readPressed()).toEqual(['false', 'false', 'false', 'false']);
});

it('keeps what is chosen, counts it, and leads to the comparison', async () => {
  const { loads } = await renderCards();
  await loads();
  await presses('a');
  await presses('c');
  expect(readPressed().slice(0, 4)).toEqual(['true', 'false', 'true', 'false']);
  expect(readKept()).toEqual(['a', 'c']);
  expect(tray()?.textContent).toContain('2');
  expect(readStatus()).toContain('2');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/compare?p=a&p=c');
  await presses('a');
  expect(readKept()).toEqual(['c']);
  await presses('c');
  expect([readKept(), tray()]).toEqual([[], null]);
});

it('refuses a fourth, says so as often as it is pressed, and keeps the three', async () => {
  writeStored(sharedValues.comparedProducts, ['a', 'b', 'c']);
  const { loads } = await renderCards();
  await loads();
  expect(tray()).toBeNull();
  await presses('d');
  expect([readKept(), readPressed()[3]]).toEqual([['a', 'b', 'c'], 'false']);
  const refusal = tray()?.querySelector('p')?.textContent ?? 'none';
  expect(readStatus()).toContain(refusal);
});

it('takes the tray away by its button and with another page, which reads what is kept anew', async () => {
  const { loads, router } = await renderCards();
  await loads();
  await presses('a');
  await presses('Close');
  expect([tray(), readPressed()[0]]).toEqual([null, 'true']);
  await presses('b');
  expect(tray()).not.toBeNull();
  writeStored(sharedValues.comparedProducts, ['d']);
  await act(() => router.navigate('/compare'));
  expect([tray(), readPressed()]).toEqual([null, ['false', 'false', 'false', 'true']]);
});
