import { NO_LAW } from '@lokke/contract/ports';
import { consentCookie } from '@lokke/domain/consent';
import { drawWay, VISITOR_COOKIE, visitorAmong, visitorCookie } from '@lokke/domain/experiments';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCookie } from '../storage/write-cookie.ts';
import { followExperiments } from './use-experiments.ts';

const SEEN = { locale: 'nl', isAny: true } as const;
const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  navigator.sendBeacon = (path, body) => {
    if (body instanceof Blob) body.text().then((text) => sent.push(`${path} ${text}`));
    return true;
  };
});

const key = () => `hero-${Math.random().toString(36).slice(2, 9)}`;

afterEach(() => {
  writeCookie(consentCookie(null));
  writeCookie(visitorCookie(null));
});

it('draws a number after a yes alone, where experiments run, and lets it go after a no', () => {
  followExperiments(NO_LAW, { ...SEEN, tried: [] });
  expect(document.cookie).not.toContain(VISITOR_COOKIE);
  writeCookie(consentCookie('accepted'));
  followExperiments(NO_LAW, { ...SEEN, isAny: false, tried: [] });
  expect(document.cookie).not.toContain(VISITOR_COOKIE);
  followExperiments(NO_LAW, { ...SEEN, tried: [] });
  const drawn = visitorAmong(document.cookie);
  expect(drawn).not.toBeNull();
  followExperiments(NO_LAW, { ...SEEN, tried: [] });
  expect(visitorAmong(document.cookie)).toEqual(drawn);
  writeCookie(consentCookie('refused'));
  followExperiments(NO_LAW, { ...SEEN, tried: [] });
  expect(visitorAmong(document.cookie)).toBeNull();
});

it('tells once of an assigned way that is shown, and of no other', async () => {
  writeCookie(consentCookie('accepted'));
  writeCookie(visitorCookie({ number: 7, seen: [] }));
  const one = { key: key(), shares: [50, 50] };
  const [assigned, other] = drawWay(7, one) === 0 ? ['a', 'b'] : ['b', 'a'];
  const tell = (way: string) => followExperiments(NO_LAW, { ...SEEN, tried: [{ ...one, way }] });
  expect(tell(other)).toEqual([]);
  expect(tell(assigned)).toEqual([{ kind: 'wayShown', experiment: one.key, way: assigned }]);
  expect(tell(assigned)).toEqual([]);
  await vi.waitFor(() =>
    expect(sent).toEqual([
      `/api/experiments/shown/ ${JSON.stringify({ locale: 'nl', keys: [one.key] })}`,
    ]),
  );
  expect(visitorAmong(document.cookie)).toEqual({ number: 7, seen: [one.key] });
  writeCookie(consentCookie('refused'));
  const next = { ...one, key: key(), way: 'a' };
  expect(followExperiments(NO_LAW, { ...SEEN, tried: [next] })).toEqual([]);
});
