import type { CustomerAddress } from '@lokke/contract/ports';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../../state/render.test-kit.tsx';
import { errorReply } from '../forms/form-reply.ts';
import { AddressPage } from './address-page.tsx';
import { valuesOfAddress } from './address-values.ts';
import { AddressesPage } from './addresses-page.tsx';

function addressOf(id: number, facts: Partial<CustomerAddress> = {}): CustomerAddress {
  return {
    id: `gid://shopify/MailingAddress/${id}`,
    isDefault: false,
    countryCode: 'NL',
    country: 'Netherlands',
    formatted: [`Kade ${id}`, 'Amsterdam'],
    firstName: 'Ada',
    lastName: 'Lok',
    zip: '1011 AB',
    ...facts,
  };
}

async function sentBy(button: HTMLElement, sent: () => FormData | undefined) {
  await act(async () => fireEvent.click(button));
  return Object.fromEntries(sent() ?? []);
}

function recordSent() {
  let sent: FormData | undefined;
  return {
    sent: () => sent,
    action: async ({ request }: { readonly request: Request }) => {
      sent = await request.formData();
      return null;
    },
  };
}

test('the default address is marked, and only others can become it', async () => {
  const { action, sent } = recordSent();
  const addresses = [addressOf(1, { isDefault: true }), addressOf(2)];
  await renderInShop(<AddressesPage addresses={addresses} />, { action });
  expect(screen.getAllByText('Default address')).toHaveLength(1);
  const [button, ...others] = screen.getAllByRole('button', { name: /Make this the default/ });
  expect(others).toEqual([]);
  if (button === undefined) throw new Error('There is no button');
  // A long book does not hide how it grows.
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Add an address');
  expect(button.getAttribute('aria-label')).toBe('Make this the default: Kade 2, Amsterdam');
  expect(await sentBy(button, sent)).toEqual({
    action: 'DEFAULT_UPDATE',
    id: 'gid://shopify/MailingAddress/2',
  });
});

test('an address is deleted after a second press', async () => {
  const { action, sent } = recordSent();
  await renderInShop(<AddressesPage addresses={[addressOf(1)]} />, { action });
  const button = screen.getByRole('button', {
    name: 'Yes, delete: Kade 1, Amsterdam',
    hidden: true,
  });
  expect(button.closest('details')?.open).toBe(false);
  expect(await sentBy(button, sent)).toEqual({
    action: 'DELETE',
    id: 'gid://shopify/MailingAddress/1',
  });
});

test.each([
  ['/?done=DELETE', 'The address has been deleted.'],
  ['/?done=nonsense', undefined],
])('%s says: %s', async (path, notice) => {
  const { container } = await renderInShop(<AddressesPage addresses={[]} />, {
    path,
  });
  expect(container.querySelector('[data-tone]')?.textContent).toBe(notice);
  expect(
    screen.getByText('No address yet. Add one, and the checkout will fill it in.'),
  ).toBeDefined();
});

test('a known address fills the form of its country', async () => {
  await renderInShop(<AddressPage address={addressOf(1)} known={valuesOfAddress(addressOf(1))} />, {
    locale: 'na',
  });
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
  expect(screen.getByText(/Netherlands/)).toBeDefined();
  expect(screen.queryByLabelText('State')).toBeNull();
});

test('a new address is one of the market, with the name of its owner', async () => {
  const known = { firstName: 'Ada', lastName: 'Lok' };
  await renderInShop(<AddressPage address={null} known={known} />, {
    locale: 'na',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Lok');
  expect(screen.getByRole('heading', { name: 'A new address' })).toBeDefined();
  const state = screen.getByLabelText<HTMLSelectElement>('State');
  expect([...state.options].slice(0, 2).map(({ text }) => text)).toEqual([
    'Choose a state',
    'Alabama',
  ]);
  expect(screen.getByLabelText('ZIP code').getAttribute('inputmode')).toBe('numeric');
});

test('the first wrong field of the form has the focus and its error until it is corrected', async () => {
  const values = { firstName: 'Ada', zip: 'nonsense', phone: '' };
  const error = { code: 'createAddressFailed', message: 'Create address failed' } as const;
  // Names them in another order than the form.
  const fields = ['zip', 'lastName'];
  const reply = errorReply({ ...error, fields }, values, [
    { field: 'zip', code: 'invalidPostcode' },
  ]);
  await renderInShop(<AddressPage address={null} known={{}} />, { reply, locale: 'nl' });
  const name = screen.getByLabelText<HTMLInputElement>('Achternaam');
  const postcode = screen.getByLabelText<HTMLInputElement>('Postcode');
  expect(document.activeElement).toBe(name);
  expect(postcode.value).toBe('nonsense');
  expect(postcode.getAttribute('aria-invalid')).toBe('true');
  fireEvent.input(postcode, { target: { value: '1011 AB' } });
  expect(postcode.getAttribute('aria-invalid')).toBeNull();
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test('an error about no field has the focus itself', async () => {
  const error = { code: 'createAddressFailed', message: 'Create address failed' } as const;
  const reply = errorReply({ ...error, fields: [] }, {});
  await renderInShop(<AddressPage address={null} known={{}} />, { reply });
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});
