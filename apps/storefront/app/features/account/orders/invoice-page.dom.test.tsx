import type { Invoice } from '@lokke/contract/ports';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../../../state/render.test-kit.tsx';
import { InvoicePage } from './invoice-page.tsx';
import { euros, orderLine, orderOf } from './order.test-kit.ts';

const SELLER = { legalName: 'Lokke B.V.', address: 'Kade 2', email: '', registration: 'NL001' };

async function renderInvoice(
  facts: Parameters<typeof orderOf>[0] = {},
  told: Partial<Invoice> = {},
  buyerVatNumber: string | null = null,
) {
  const known = { issue: null, suppliedAt: null, taxes: [], sellsGiftCards: false, ...told };
  const invoice = { order: orderOf(facts), ...known };
  const { container } = await renderInShop(
    <InvoicePage invoice={invoice} buyerVatNumber={buyerVatNumber} seller={SELLER} />,
  );
  const rows = textsOf(container.querySelectorAll('dl > div'));
  return { container, rows };
}

test('an invoice lists its sums, with VAT taken off the total', async () => {
  const { rows } = await renderInvoice();
  expect(rows).toEqual([
    'Subtotal€47.90',
    'Delivery€4.95',
    'Total€52.85',
    'VAT included€9.17',
    'Total without VAT€43.68',
    'VAT€9.17',
  ]);
});

test('a line that comes again names its plan', async () => {
  const lines = [orderLine({ sellingPlan: { id: null, name: 'Every month' } })];
  const { container } = await renderInvoice({ lines });
  expect(container.textContent).toMatch(/300.ml\u00a0· Every month/);
});

test('discounts, gift cards and a refund have rows of their own, and VAT its rates', async () => {
  const { rows } = await renderInvoice(
    {
      money: [
        { kind: 'subtotal', amountInMinorUnits: 4790 },
        { kind: 'discount', title: 'WELCOME10', amountInMinorUnits: -479 },
        { kind: 'discount', title: null, amountInMinorUnits: -11 },
        { kind: 'shipping', amountInMinorUnits: 0 },
        { kind: 'returned', amountInMinorUnits: -100 },
        { kind: 'total', amountInMinorUnits: 4200 },
        { kind: 'giftCard', lastCharacters: 'ab12', amountInMinorUnits: -200 },
        { kind: 'due', amountInMinorUnits: 4000 },
        { kind: 'includedTax', amountInMinorUnits: 700 },
        { kind: 'refunded', amountInMinorUnits: 1000 },
      ],
      total: euros(4200),
    },
    { taxes: [{ ratePercent: 20, amount: euros(700), taxable: null }] },
  );
  expect(rows).toEqual([
    'Subtotal€47.90',
    'WELCOME10−€4.79',
    'Discount−€0.11',
    'DeliveryFree',
    'Cancelled or returned−€1.00',
    'Total€42.00',
    'Gift card ending in ab12−€2.00',
    'Paid another way€40.00',
    'VAT included€7.00',
    'Refunded€10.00',
    'Total without VAT€35.00',
    'VAT 20%€7.00',
  ]);
});

test('rows of several rates tell what each is due on', async () => {
  const taxes = [
    { ratePercent: 21, amount: euros(533), taxable: euros(2538) },
    { ratePercent: 5.5, amount: euros(0), taxable: euros(0) },
  ];
  const { rows } = await renderInvoice({}, { taxes });
  expect(rows.slice(-2)).toEqual(['VAT 21% on €25.38€5.33', 'VAT 5.5% on €0.00€0.00']);
});

test.each([true, false])(
  'gift cards in it: %s, and a note on their tax as well',
  async (isSold) => {
    const { container } = await renderInvoice({}, { sellsGiftCards: isSold });
    expect(container.textContent.includes('a multi-purpose voucher')).toBe(isSold);
  },
);

test('an issued invoice has number, date and day of supply', async () => {
  await renderInvoice(
    {},
    {
      issue: { number: 'NL-00007', issuedAt: '2026-11-05T10:00:00Z' },
      suppliedAt: '2026-11-04T10:00:00Z',
    },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invoice NL-00007');
  expect(screen.getByText('Invoice date: 05-11-2026')).toBeDefined();
  expect(screen.getByText('Supplied on 04-11-2026')).toBeDefined();
});

test('lines have quantity, size and price', async () => {
  const lines = [
    orderLine(),
    orderLine({ title: 'Comb', variantTitle: null, quantity: 1, isGivenAway: true }),
  ];
  await renderInvoice({ lines });
  const list = screen.getByRole('list', { name: 'Products in this order' });
  expect(textsOf(list.children)).toEqual([
    '2 × Rain Shampoo, 300 ml€47.90',
    '1 × CombWorth €47.90, Free',
  ]);
});

test('both parties are named, without empty lines', async () => {
  const { container } = await renderInvoice();
  const [seller, buyer] = container.querySelectorAll('address');
  expect(textsOf(seller?.children ?? [])).toEqual(['Lokke B.V.', 'Kade 2']);
  expect(textsOf(buyer?.children ?? [])).toEqual(['Ada Lok', 'Kade 1', '1011 AB Amsterdam']);
  expect(container.textContent).toContain('NL001');
  expect(container.textContent).not.toContain('VAT number:');
  expect(container.textContent).toContain('Placed on 03-11-2026');
});

test('a buyer whose VAT number is known is named by it', async () => {
  const { container } = await renderInvoice({}, {}, 'DE136695976');
  expect(container.textContent).toContain('VAT number: DE136695976');
});

test('the button prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await renderInvoice();
  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test('an invoice has the day on which its order was placed in the market', async () => {
  const { container } = await renderInvoice({ processedAt: '2026-12-31T23:30:00Z' });
  expect(container.textContent).toContain('01-01-2027');
});
