import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { emailLinkPath } from './serve-screen.ts';

const AT = 'https://shop.test/account/professional/action';
const CODE = 'oobCode=a_b-c';

it.each([
  [`mode=resetPassword&${CODE}`, `/account/professional/reset?${CODE}`],
  [
    `mode=verifyEmail&${CODE}&continueUrl=https%3A%2F%2Fshop.test%2Fde%2Faccount%2Fprofessional`,
    `/de/account/professional/verify?${CODE}`,
  ],
  [
    `mode=resetPassword&${CODE}&continueUrl=https%3A%2F%2Fevil.test%2F%2Fevil.test`,
    `/account/professional/reset?${CODE}`,
  ],
  [`mode=resetPassword&${CODE}&continueUrl=no-address`, `/account/professional/reset?${CODE}`],
  ['mode=recoverEmail', '/account/professional'],
  ['', '/account/professional'],
])('a letter with %s leads to %s', (query, path) => {
  expect(emailLinkPath(new URL(`${AT}?${query}`), marketOf('en'))).toBe(path);
});

it('stays in the market that the link names itself', () => {
  const url = new URL(`https://shop.test/fr/account/professional/action?mode=verifyEmail&${CODE}`);
  expect(emailLinkPath(url, marketOf('fr'))).toBe(`/account/professional/verify?${CODE}`);
});
