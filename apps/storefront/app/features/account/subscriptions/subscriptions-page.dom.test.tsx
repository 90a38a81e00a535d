import type { CustomerAddress, Subscription } from '@lokke/contract/ports';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../../state/render.test-kit.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const SUBSCRIPTION: Subscription = {
  id: 'gid://shopify/SubscriptionContract/1',
  status: 'ACTIVE',
  interval: { unit: 'MONTH', count: 2 },
  lines: [{ title: 'Rain Shampoo', quantity: 2 }],
  price: { amountInMinorUnits: 4311, currencyCode: 'EUR' },
  address: 'Anna de Vries, Keizersgracht 1, 1015 CA Amsterdam',
  // Half past midnight in the market.
  next: { number: 4, date: '2026-11-30T23:30:00Z' },
  skipped: [
    { number: 2, date: '2026-08-01T00:00:00Z' },
    { number: 3, date: '2026-10-01T00:00:00Z' },
  ],
};

const HOME: CustomerAddress = {
  id: 'gid://shopify/CustomerAddress/7',
  isDefault: true,
  countryCode: 'NL',
  country: 'Nederland',
  formatted: ['Singel 2', '1015 AA Amsterdam'],
};

/** Address that the subscription goes to already. */
const IN_USE: CustomerAddress = {
  ...HOME,
  id: 'gid://shopify/CustomerAddress/8',
  firstName: 'Anna',
  lastName: 'de Vries',
  address1: 'Keizersgracht 1',
  zip: '1015 CA',
  city: 'Amsterdam',
  formatted: ['Anna de Vries', 'Keizersgracht 1', '1015 CA Amsterdam', 'Nederland'],
};

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

async function renderSubscription(facts: Partial<Subscription> = {}) {
  const sent: Record<string, unknown>[] = [];
  await renderInShop(
    <SubscriptionsPage
      subscriptions={[{ ...SUBSCRIPTION, ...facts }]}
      addresses={[HOME, IN_USE]}
    />,
    {
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  );
  const press = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  return { press, sent };
}

test('an active subscription says when it comes, and can be skipped, paused and ended', async () => {
  const { press, sent } = await renderSubscription();
  expect(screen.getByText('Next order on Tue, Dec 1')).toBeDefined();
  expect(screen.getByText('Skipped: Thu, Oct 1')).toBeDefined();
  expect(screen.queryByText('Active')).toBeNull();
  await press('Skip the next order: Rain Shampoo');
  await press('Order it after all: Rain Shampoo');
  await press('Pause: Rain Shampoo');
  const { id } = SUBSCRIPTION;
  expect(sent).toEqual([
    { id, action: 'SKIP', cycle: '4' },
    // The last one that was left out comes back first.
    { id, action: 'UNSKIP', cycle: '3' },
    { id, action: 'PAUSE' },
  ]);
});

test('a subscription goes to another address of the book', async () => {
  const { press, sent } = await renderSubscription();
  expect(
    screen.getByText('Goes to Anna de Vries, Keizersgracht 1, 1015 CA Amsterdam'),
  ).toBeDefined();
  await press('Send it to Singel 2, 1015 AA Amsterdam: Rain Shampoo');
  expect(sent).toEqual([{ id: SUBSCRIPTION.id, action: 'ADDRESS', addressId: HOME.id }]);
});

test('what comes by e-mail has no address', async () => {
  await renderSubscription({ address: null });
  expect(screen.queryByText('Change the address')).toBeNull();
});

test.each([
  ['PAUSED', 'Paused', ['Resume', 'Send it to Singel 2, 1015 AA Amsterdam', 'Yes, end it']],
  ['CANCELLED', 'Ended', []],
  ['FAILED', 'Payment failed', []],
] as const)('a subscription that is %s', async (status, badge, expected) => {
  await renderSubscription({ status, next: null, skipped: [] });
  expect(screen.getByText(badge)).toBeDefined();
  expect(buttons()).toEqual(expected);
});
