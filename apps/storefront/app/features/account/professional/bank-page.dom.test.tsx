import type { MaskedAccount } from '@lokke/contract/ports';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../../state/render.test-kit.tsx';
import { BankPage } from './bank-page.tsx';
import { BANK_FORMS } from './screen.ts';

const ACCOUNT = { holder: 'Ada', iban: 'NL•• •••• 4300', vatNumber: 'NL123456782B01' };
const bankOf = (account: MaskedAccount | null, asked: MaskedAccount | null = null) =>
  ({ kind: 'found', salonNo: '900', salonName: 'Salon Ada', account, asked }) as const;
const successOf = (form: string) => ({ kind: 'success', values: { form } }) as const;

test('a salon without an account enters one, and is told of the letter', async () => {
  await renderInShop(<BankPage bank={bankOf(null)} />);
  expect(screen.getByText(/There is no account yet/)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'IBAN' })).toBeDefined();
  cleanup();
  await renderInShop(<BankPage bank={bankOf(null)} />, { reply: successOf(BANK_FORMS.enter) });
  expect(screen.getAllByText(/An e-\u2060mail is on its way/)).toHaveLength(2);
  expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();
});

test('a letter’s link asks about its account, and its button confirms it', async () => {
  await renderInShop(<BankPage bank={bankOf(null, ACCOUNT)} />);
  expect(screen.getByText('Pay earnings to NL•• •••• 4300, in the name of Ada?')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Yes, use this account' })).toBeDefined();
  cleanup();
  await renderInShop(<BankPage bank={bankOf(ACCOUNT)} />, { reply: successOf(BANK_FORMS.confirm) });
  // Shown and announced.
  expect(screen.getAllByText('From now on, earnings go to this account.')).toHaveLength(2);
  expect(screen.getByText('Earnings go to NL•• •••• 4300, in the name of Ada.')).toBeDefined();
});

test('a VAT number is shown before it counts, and stays in the form for the next change', async () => {
  await renderInShop(<BankPage bank={bankOf(null, ACCOUNT)} />);
  expect(screen.getByText('VAT number: NL123456782B01.')).toBeDefined();
  cleanup();
  await renderInShop(<BankPage bank={bankOf(ACCOUNT)} />);
  expect(screen.getByText('VAT number: NL123456782B01.')).toBeDefined();
  const typed = ['Account holder', 'VAT number', 'IBAN'].map((name) =>
    screen.getByRole('textbox', { name: new RegExp(`^${name}`) }).getAttribute('value'),
  );
  expect(typed).toEqual(['Ada', 'NL123456782B01', null]);
  cleanup();
  await renderInShop(<BankPage bank={bankOf(ACCOUNT, { ...ACCOUNT, vatNumber: null })} />);
  expect(screen.getByText('No VAT number: earnings are paid without VAT.')).toBeDefined();
});

test('a link that is over says so, unless it was this page that used it up', async () => {
  const path = '/account/professional/bank?code=x';
  const over = /This link no longer works/;
  await renderInShop(<BankPage bank={bankOf(ACCOUNT)} />, { path });
  expect(screen.getByRole('alert').textContent).toMatch(over);
  expect(screen.getByRole('textbox', { name: 'IBAN' })).toBeDefined();
  for (const form of [BANK_FORMS.confirm, BANK_FORMS.enter]) {
    cleanup();
    await renderInShop(<BankPage bank={bankOf(ACCOUNT)} />, { path, reply: successOf(form) });
    expect(screen.queryByText(over)).toBeNull();
  }
  cleanup();
  await renderInShop(<BankPage bank={bankOf(ACCOUNT)} />);
  expect(screen.queryByText(over)).toBeNull();
});

test('while it cannot be read, the page says so and takes nothing', async () => {
  await renderInShop(<BankPage bank={null} />);
  expect(screen.getByText(/cannot be read/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
