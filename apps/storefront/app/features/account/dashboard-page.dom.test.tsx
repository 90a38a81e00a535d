import type { Customer } from '@lokke/contract/ports';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { DataPage } from './data-page.tsx';
import { DoneNotice } from './done-notice.tsx';
import { successReply } from './forms/form-reply.ts';
import { InfoPage } from './info-page.tsx';
import { euros, orderOf } from './orders/order.test-kit.ts';
import { isToBeSent } from './orders/order-card.tsx';
import { PROOF_FORM, ProofNotice } from './proof-notice.tsx';

const CUSTOMER: Customer = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lok',
  displayName: 'Ada Lok',
  phone: null,
  acceptsMarketing: true,
  numberOfOrders: 1,
  createdAt: '2026-01-01T00:00:00Z',
  addresses: [],
};
const ADDRESS = {
  id: 'gid://shopify/MailingAddress/1',
  countryCode: 'NL',
  country: 'Netherlands',
  formatted: ['Kade 1'],
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a new customer is led to the shop and to a first address', async () => {
  const customer = { ...CUSTOMER, firstName: null };
  await renderInShop(<DashboardPage customer={customer} latestOrder={null} credit={[]} />);
  expect(screen.getByRole('heading', { name: 'Hello, Ada Lok' })).toBeDefined();
  expect(hrefOf('See all products')).toBe('/shop');
  expect(hrefOf('Add an address')).toBe('/account/address');
  expect(screen.queryByText('Store credit')).toBeNull();
  expect(window.localStorage.getItem('loggedInCustomer')).toBe('ada@example.com');
});

test('a customer who gave no name is not called by the address', async () => {
  const customer = { ...CUSTOMER, firstName: null, displayName: CUSTOMER.email };
  await renderInShop(<DashboardPage customer={customer} latestOrder={null} credit={[]} />);
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeDefined();
  expect(screen.getAllByText(CUSTOMER.email)).toHaveLength(1);
});

test('the overview has the latest order, the default address and the credit', async () => {
  const addresses = [
    { ...ADDRESS, isDefault: false, formatted: ['Kade 2'] },
    { ...ADDRESS, isDefault: true },
  ];
  await renderInShop(
    <DashboardPage
      customer={{ ...CUSTOMER, addresses }}
      latestOrder={orderOf()}
      credit={[euros(1250)]}
    />,
  );
  expect(hrefOf('Order #1001')).toBe('/account/orders/1001');
  expect(screen.getByText('Kade 1')).toBeDefined();
  expect(screen.queryByText('Kade 2')).toBeNull();
  expect(screen.getByText('€12.50')).toBeDefined();
});

test('an address that is not proved is asked for, with a letter once more', async () => {
  const missing = { email: 'ada@example.com', isSalon: false };
  await renderInShop(<ProofNotice missing={missing} />);
  expect(screen.getByRole('button', { name: /^Send the .* again$/ })).toBeDefined();
  expect(screen.queryByText(/address of a salon/)).toBeNull();
});

test('a salon’s address that waits says what it opens, and that a letter is on its way', async () => {
  const missing = { email: 'ada@example.com', isSalon: true };
  const reply = successReply({ form: PROOF_FORM });
  await renderInShop(<ProofNotice missing={missing} />, { reply });
  expect(screen.getByText(/address of a salon/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByText(/on its way to ada@example.com/)).toHaveLength(2);
});

test('a reply is of the form that was sent', async () => {
  const reply = successReply({ form: 'password', password: 'Secret123' });
  await renderInShop(<InfoPage customer={CUSTOMER} profileUrl={null} />, { reply });
  expect(screen.getAllByText('Your new password is set.')).toHaveLength(2);
  expect(screen.queryByText('Your details are saved.')).toBeNull();
  expect(screen.queryByLabelText('New password')).toBeNull();
  // The focused button went with the form.
  expect(document.activeElement?.textContent).toBe('Your new password is set.');
});

test.each(['password', 'details'])('the form %s that was sent too late says so', async (form) => {
  const path = `/account/info?unsaved=${form}`;
  await renderInShop(<InfoPage customer={CUSTOMER} profileUrl={null} />, { path });
  const [notice, ...others] = screen.getAllByRole('alert');
  expect(others).toEqual([]);
  expect(notice?.textContent).toMatch(/^Your login had ended/);
  expect(notice?.closest('form')?.querySelector('[name=form]')?.getAttribute('value')).toBe(form);
});

test('a button that was pressed too late says so', async () => {
  const path = '/?unsaved=';
  await renderInShop(<DoneNotice actions={['proved']} textOf={() => 'Done'} />, { path });
  expect(screen.getByRole('alert').textContent).toMatch(/^Your login had ended/);
});

test('who wants another e-mail address is led to whoever changes it', async () => {
  await renderInShop(<InfoPage customer={CUSTOMER} profileUrl={null} />);
  expect(hrefOf('Write to us to change it')).toBe('/contact');
});

test('where the shop has pages of its own, e-mail and phone are changed there', async () => {
  await renderInShop(<InfoPage customer={CUSTOMER} profileUrl="https://account.example/" />);
  expect(hrefOf('Open the account pages')).toBe('https://account.example/');
  expect(screen.queryByRole('link', { name: /^Write to us/ })).toBeNull();
  expect(screen.queryByLabelText(/Phone/)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

const PLAIN = { loginEndsAt: null, hasPassword: true, keepsCredit: false } as const;

test.each([
  ['never', 0, 0],
  ['afterLogin', 1, 0],
  ['now', 1, 1],
] as const)('erasing is possible %s', async (erasing, headings, buttons) => {
  await renderInShop(<DataPage {...PLAIN} erasing={erasing} openOrder={null} />);
  expect(screen.queryAllByRole('heading', { name: 'Erase your account' })).toHaveLength(headings);
  expect(screen.queryAllByRole('button', { name: 'Erase my account' })).toHaveLength(buttons);
});

test('whoever has an order that is not sent yet is told to wait with erasing', async () => {
  await renderInShop(<DataPage {...PLAIN} erasing="now" openOrder="#1001" />);
  expect(screen.getByText(/^Part of order #1001 has not been sent yet/)).toBeDefined();
});

test.each([
  [{}, true],
  [{ fulfillmentStatus: 'PARTIALLY_FULFILLED' }, true],
  [{ fulfillmentStatus: 'FULFILLED' }, false],
  [{ cancelledAt: '2026-11-01T00:00:00Z' }, false],
  [{ shippingAddress: [] }, false],
])('an order with %j is still to be sent: %s', (facts, expected) => {
  expect(isToBeSent({ ...orderOf(), fulfillmentStatus: 'UNFULFILLED', ...facts })).toBe(expected);
});

test.each([
  ['afterLogin', true, true],
  ['now', false, false],
  ['never', true, false],
] as const)(
  'erasing %s, with subscriptions %s: says that they end: %s',
  async (erasing, keepsCredit, isSaid) => {
    await renderInShop(
      <DataPage {...PLAIN} erasing={erasing} keepsCredit={keepsCredit} openOrder={null} />,
    );
    const said = screen.queryByText('Running subscriptions end, and store credit is lost.');
    expect(said !== null).toBe(isSaid);
  },
);
