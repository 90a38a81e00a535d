import { expect, test } from 'vitest';
import { consentAmong, consentCookie, visitorConsentOf } from './consent.ts';

test.each([
  ['accepted', 'visitorConsent=accepted; Path=/; Max-Age=15724800; SameSite=Lax'],
  ['refused', 'visitorConsent=refused; Path=/; Max-Age=15724800; SameSite=Lax'],
  [null, 'visitorConsent=; Path=/; Max-Age=0; SameSite=Lax'],
] as const)('%s is kept as %s', (choice, cookie) => {
  expect(consentCookie(choice)).toBe(cookie);
});

test.each([
  ['visitorConsent=accepted', 'accepted'],
  ['a=b; visitorConsent=refused; c=d', 'refused'],
  ['visitorConsent=accepted;visitorConsent=refused', 'refused'],
  ['', null],
  ['visitorConsent=', null],
  ['visitorConsent=acceptedness', null],
  ['xvisitorConsent=accepted', null],
])('the cookies %j say %s', (cookies, choice) => {
  expect(consentAmong(cookies)).toBe(choice);
});

test.each([
  ['accepted', true],
  ['refused', false],
] as const)('%s answers all four purposes with %s', (choice, answer) => {
  expect(Object.values(visitorConsentOf(choice) ?? {})).toEqual([answer, answer, answer, answer]);
});

test('no choice leaves the question to the checkout', () => {
  expect(visitorConsentOf(null)).toBeUndefined();
});
