// @vitest-environment happy-dom
import { NO_LAW } from '@lokke/contract/ports';
import { consentCookie } from '@lokke/domain/consent';
import {
  drawWay,
  VISITOR_NUMBER_COOKIE,
  visitorNumberAmong,
  visitorNumberCookie,
} from '@lokke/domain/experiments';
import { afterEach, expect, it } from 'vitest';
import { writeCookie } from '../storage/write-cookie.ts';
import { followExperiments } from './use-experiments.ts';

const key = () => `hero-${Math.random().toString(36).slice(2, 9)}`;

afterEach(() => {
  writeCookie(consentCookie(null));
  writeCookie(visitorNumberCookie(null));
});

it('draws a number after a yes alone, where experiments run, and lets it go after a no', () => {
  followExperiments(NO_LAW, { isAny: true, tried: [] });
  expect(document.cookie).not.toContain(VISITOR_NUMBER_COOKIE);
  writeCookie(consentCookie('accepted'));
  followExperiments(NO_LAW, { isAny: false, tried: [] });
  expect(document.cookie).not.toContain(VISITOR_NUMBER_COOKIE);
  followExperiments(NO_LAW, { isAny: true, tried: [] });
  const drawn = visitorNumberAmong(document.cookie);
  expect(drawn).not.toBeNull();
  followExperiments(NO_LAW, { isAny: true, tried: [] });
  expect(visitorNumberAmong(document.cookie)).toBe(drawn);
  writeCookie(consentCookie('refused'));
  followExperiments(NO_LAW, { isAny: true, tried: [] });
  expect(visitorNumberAmong(document.cookie)).toBeNull();
});

it('tells once of an assigned way that is shown, and of no other', () => {
  writeCookie(consentCookie('accepted'));
  writeCookie(visitorNumberCookie(7));
  const one = { key: key(), shares: [50, 50] };
  const [assigned, other] = drawWay(7, one) === 0 ? ['a', 'b'] : ['b', 'a'];
  const tell = (way: string) =>
    followExperiments(NO_LAW, { isAny: true, tried: [{ ...one, way }] });
  expect(tell(other)).toEqual([]);
  expect(tell(assigned)).toEqual([{ kind: 'wayShown', experiment: one.key, way: assigned }]);
  expect(tell(assigned)).toEqual([]);
  writeCookie(consentCookie('refused'));
  const next = { ...one, key: key(), way: 'a' };
  expect(followExperiments(NO_LAW, { isAny: true, tried: [next] })).toEqual([]);
});
