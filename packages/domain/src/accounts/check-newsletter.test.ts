import { expect, test } from 'vitest';
import { checkNewsletter } from './index.ts';

test.each([
  ['ada@example.com', null],
  [' Ada.Lok+salon@mail.example.co.uk ', null],
  ['', 'missingEmail'],
  ['  ', 'missingEmail'],
  [undefined, 'missingEmail'],
  [7, 'missingEmail'],
  ['ada', 'emailInvalid'],
  ['ada@example', 'emailInvalid'],
  ['ada@example.', 'emailInvalid'],
  ['ada lok@example.com', 'emailInvalid'],
  ['ada@example.com,eve@example.com', 'emailInvalid'],
  ['Ada <ada@example.com>', 'emailInvalid'],
  [`${'a'.repeat(250)}@example.com`, 'emailInvalid'],
])('a newsletter for %j is refused with %s', (email, code) => {
  expect(checkNewsletter({ email })).toEqual(
    code === null ? { ok: true } : { ok: false, code, fields: ['email'] },
  );
});
