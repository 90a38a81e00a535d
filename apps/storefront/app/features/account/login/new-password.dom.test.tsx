import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop, textsOf } from '../../../state/render.test-kit.tsx';
import { RegisterPage } from './register-page.tsx';

test('each rule of a password says whether what is typed meets it', async () => {
  await renderInShop(<RegisterPage />);
  const readMet = () => textsOf(document.querySelectorAll('[data-met]'));
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect([readMet(), password.type]).toEqual([[], 'password']);
  fireEvent.change(password, { target: { value: 'kam' } });
  expect(readMet()).toEqual([expect.stringMatching(/lowercase letter \(met\)$/)]);
  fireEvent.change(password, { target: { value: 'КАМбрадобрей' } });
  expect(readMet()).toHaveLength(3);
  const show = screen.getByRole('button', { name: 'Password, Show' });
  fireEvent.click(show);
  expect(password).toMatchObject({ type: 'text', autocomplete: 'new-password' });
});
