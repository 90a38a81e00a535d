import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CompareContext } from '../../shared/product-card/compare-context.ts';
import { type Size, useQuickAdd } from '../../shared/product-card/quick-add-context.ts';
import { card, checkout, line, merchandise } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { QuickAddProvider } from './quick-add-provider.tsx';

const PATIENT = { timeout: 10_000 };
const CARD = card(1);
const PRICE = { amountInMinorUnits: 1_250, currencyCode: 'EUR' } as const;
const UNIT = { price: { ...PRICE, amountInMinorUnits: 4_167 }, per: '1 l' } as const;

function size(title: string, changes: Partial<Size['merchandise']> = {}): Size {
  const sold = { ...merchandise(1, 12.5), id: `gid://shopify/ProductVariant/${title}`, title };
  return { merchandise: { ...sold, ...changes }, price: PRICE, unitPrice: UNIT };
}

const settled = vi.fn();
function Card() {
  const quickAdd = useQuickAdd();
  return (
    <button type="button" onClick={() => void quickAdd?.(CARD).then(settled)}>
      Add
    </button>
  );
}

async function presses(sizes: readonly Size[] | null) {
  settled.mockReset();
  const loader = vi.fn(({ request }: { readonly request: Request }) => ({
    sizes: request.url.endsWith('/sizes') ? sizes : null,
  }));
  const toggle = vi.fn(() => ({ handles: ['product-1', 'other'], isRefused: false }));
  const compare = { subscribe: () => () => {}, getHandles: () => ['other'], toggle };
  const { store } = await renderInShop(
    <CompareContext value={compare}>
      <QuickAddProvider>
        <Card />
      </QuickAddProvider>
    </CompareContext>,
    { checkout: null, loader },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  const findAsked = () =>
    loader.mock.calls
      .map(([{ request }]) => new URL(request.url).pathname)
      .filter((path) => path !== '/');
  await waitFor(() => expect(findAsked()).not.toEqual([]), PATIENT);
  const dialog = () => screen.findByRole('dialog', { name: /^Choose/ }, PATIENT);
  const answers = (ok: boolean, message = '') =>
    act(async () =>
      store.resolve(
        store.getSnapshot().queue,
        ok ? { ok, checkout: checkout(line(1, 1, 12.5, 12.5)) } : { ok, message },
      ),
    );
  const findAdded = () =>
    store
      .getSnapshot()
      .queue.map(({ change }) =>
        change.kind === 'add' ? change.additions.map(({ lineItem }) => lineItem) : change.kind,
      );
  return { findAsked, dialog, answers, findAdded, toggle };
}

const LINE = { variantId: 'gid://shopify/ProductVariant/300 ml', quantity: 1 };

it('adds the only size without a word in between, and says so', async () => {
  const { findAsked, findAdded, answers } = await presses([
    size('300 ml'),
    size('1 l', { availableForSale: false }),
  ]);
  await waitFor(() => expect(findAdded()).toEqual([[LINE]]), PATIENT);
  expect(findAsked()).toEqual(['/products/product-1/sizes']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(settled).not.toHaveBeenCalled();
  await answers(true);
  expect(settled).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toContain('Product 1');
});

it.each([
  ['Sold out while you looked.', 'Sold out while you looked.'],
  ['', 'Your bag is as it was'],
])('an addition that is refused (%s) is told beside the sizes', async (message, told) => {
  const { findAdded, answers, dialog } = await presses([size('300 ml')]);
  await waitFor(() => expect(findAdded()).toEqual([[LINE]]), PATIENT);
  await answers(false, message);
  const sheet = within(await dialog());
  expect(sheet.getAllByText(new RegExp(told)).length).toBeGreaterThan(0);
  expect(settled).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: /300 ml/ })));
  expect(findAdded()).toEqual([[LINE]]);
  await answers(true);
  expect(settled).toHaveBeenCalledOnce();
});

it('shows several sizes with what each costs, of which the chosen one is added', async () => {
  const { findAdded, dialog } = await presses([
    size('300 ml'),
    size('1 l'),
    size('75 ml', { availableForSale: false }),
    size('Default Title'),
  ]);
  const sheet = within(await dialog());
  expect(findAdded()).toEqual([]);
  const buttons = sheet
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ textContent }) => textContent.includes('12.50'));
  expect(textsOf(buttons)).toEqual([
    '300 ml €12.50 €41.67 / 1 l',
    '1 l €12.50 €41.67 / 1 l',
    '75 ml €12.50 Sold out',
    'Size €12.50 €41.67 / 1 l',
  ]);
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false, true, false]);
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: /^300 ml/ })));
  expect(findAdded()).toEqual([[LINE]]);
  expect(screen.getByRole('dialog', { hidden: true })).toHaveProperty('open', false);
});

it('sizes that cannot be had leave the way to the product, and closing settles', async () => {
  const { dialog } = await presses(null);
  const opened = await dialog();
  const link = within(opened).getByRole('link', { name: 'Product 1' });
  expect(link.getAttribute('href')).toBe('/products/product-1');
  expect(
    within(opened).getByText('This could not be fetched. Try again in a moment.'),
  ).toBeDefined();
  await act(async () => {
    fireEvent(opened, new Event('close'));
  });
  expect(settled).toHaveBeenCalledOnce();
});

it('compares from the sheet, and says how many are chosen', async () => {
  const { dialog, toggle } = await presses([size('300 ml'), size('1 l')]);
  const sheet = within(await dialog());
  const button = sheet.getByRole('button', { pressed: false, name: /Compare/ });
  fireEvent.click(button);
  expect(toggle).toHaveBeenCalledExactlyOnceWith('product-1');
  expect(sheet.getByText(/2/, { selector: 'small' })).toBeDefined();
});
