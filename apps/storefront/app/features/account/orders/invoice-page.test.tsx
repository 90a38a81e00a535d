// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../../../state/render.test-kit.tsx';
import { InvoicePage } from './invoice-page.tsx';
import { euros, orderLine, orderOf } from './order.test-kit.ts';

const SELLER = { legalName: 'Lokke B.V.', address: 'Kade 2', email: '', registration: 'NL001' };

async function renderInvoice(facts: Parameters<typeof orderOf>[0] = {}) {
  const { container } = await renderInShop(<InvoicePage order={orderOf(facts)} seller={SELLER} />);
  const rows = textsOf(container.querySelectorAll('dl > div'));
  return { container, rows };
}

test('an invoice lists its sums, with VAT taken off the total', async () => {
  const { rows } = await renderInvoice();
  expect(rows).toEqual([
    'Subtotal€47.90',
    'Delivery€4.95',
    'Total without VAT€43.68',
    'VAT€9.17',
    'Total€52.85',
  ]);
});

test('sums that the platform does not tell are left out, and a refund comes last', async () => {
  const { rows } = await renderInvoice({ tax: null, subtotal: null, refunded: euros(1000) });
  expect(rows).toEqual(['Delivery€4.95', 'Total€52.85', 'Refunded€10.00']);
});

test('lines have quantity, size and price', async () => {
  const lines = [orderLine(), orderLine({ title: 'Comb', variantTitle: null, quantity: 1 })];
  await renderInvoice({ lines });
  const list = screen.getByRole('list', { name: 'Products in this order' });
  expect(textsOf(list.children)).toEqual(['2 × Rain Shampoo, 300 ml€47.90', '1 × Comb€47.90']);
});

test('both parties are named, without empty lines', async () => {
  const { container } = await renderInvoice();
  const [seller, buyer] = container.querySelectorAll('address');
  expect(textsOf(seller?.children ?? [])).toEqual(['Lokke B.V.', 'Kade 2']);
  expect(textsOf(buyer?.children ?? [])).toEqual(['Ada Lok', 'Kade 1', '1011 AB Amsterdam']);
  expect(container.textContent).toContain('NL001');
  expect(container.textContent).toContain('Placed on 03-11-2026');
});

test('the button prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await renderInvoice();
  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
