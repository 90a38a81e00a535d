import { proveConsent as call } from '@lokke/contract/consent';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { proveConsent } from './prove-consent.ts';

const DE = { locale: 'de' } as const;

afterEach(() => {
  window.localStorage.clear();
});

test('each choice is told with the same random id, and with what was shown', async () => {
  const sent: Blob[] = [];
  navigator.sendBeacon = (_, body) => {
    if (body instanceof Blob) sent.push(body);
    return true;
  };
  proveConsent(DE, 'refused', 'Cookies');
  proveConsent(DE, 'accepted', 'Cookies');
  const bodies = await Promise.all(sent.map(async (blob) => JSON.parse(await blob.text())));
  const [first, second] = bodies.map((body) => v.parse(call.request, body));
  expect(first).toMatchObject({ choice: 'refused', shown: 'Cookies', locale: 'de' });
  expect(second).toMatchObject({ choice: 'accepted', id: first?.id });
  window.localStorage.clear();
  proveConsent(DE, 'refused', 'Cookies');
  const last = v.parse(call.request, JSON.parse((await sent[2]?.text()) ?? ''));
  expect(last.id).not.toBe(first?.id);
});
