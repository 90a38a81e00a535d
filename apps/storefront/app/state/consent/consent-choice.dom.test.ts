import { afterEach, expect, test, vi } from 'vitest';
import { writeStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';
import {
  chooseConsent,
  isChoiceValid,
  isRefusedBySignal,
  onConsent,
  readConsent,
} from './consent-choice.ts';

const IN_AMERICA = { honoursOptOutSignal: true };

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

test.each([
  ['2026-11-20T12:00:00.000Z', true],
  ['2027-05-21T11:59:59.999Z', true],
  ['2027-05-21T12:00:00.000Z', false],
  ['2028-01-01T00:00:00.000Z', false],
])('a choice of 20 November 2026 counts on %s: %s', (now, isValid) => {
  expect(isChoiceValid(new Date('2026-11-20T12:00:00Z'), new Date(now))).toBe(isValid);
});

test.each(['accepted', 'refused'] as const)('%s is asked for again after half a year', (choice) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  chooseConsent(choice);
  vi.setSystemTime(new Date('2027-05-21T11:59:59Z'));
  expect(readConsent()).toBe(choice);
  vi.setSystemTime(new Date('2027-05-21T12:00:00Z'));
  expect(readConsent()).toBeNull();
});

test('an acceptance from before dates were kept lasts from its next visit on', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  writeStored(sharedValues.cookiesAccepted, true);
  expect(readConsent()).toBe('accepted');
  vi.setSystemTime(new Date('2027-05-21T12:00:00Z'));
  expect(readConsent()).toBeNull();
});

test('isRefusedBySignal takes the signal for a refusal where it is law, until the visitor says otherwise', () => {
  expect(isRefusedBySignal(IN_AMERICA)).toBe(false);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(isRefusedBySignal(IN_AMERICA)).toBe(true);
  expect(isRefusedBySignal({ honoursOptOutSignal: false })).toBe(false);
  chooseConsent('accepted');
  expect(isRefusedBySignal(IN_AMERICA)).toBe(false);
});

test('each choice is told to the server before anybody hears of it', () => {
  const heard: string[] = [];
  const stop = onConsent(() => heard.push(document.cookie));
  chooseConsent('accepted');
  chooseConsent('refused');
  stop();
  expect(heard).toEqual(['visitorConsent=accepted', 'visitorConsent=refused']);
});
