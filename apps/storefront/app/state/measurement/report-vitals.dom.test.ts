import { marketOf } from '@lokke/domain/markets';
import { expect, test, vi } from 'vitest';
import { reportVitals } from './report-vitals.ts';

test.each([
  [true, 'phone'],
  [false, 'desktop'],
])('narrow %s: a visit is reported once, as of a %s, when it is left', async (matches, device) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const sent: Blob[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    sendBeacon: (_: string, body: Blob) => sent.push(body) > 0,
  });
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const change = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  document.documentElement.dataset['build'] = '3-a22dde8c';
  reportVitals(marketOf('de'));
  change('visible');
  expect(sent).toEqual([]);
  change('hidden');
  change('hidden');
  expect(sent).toHaveLength(1);
  expect(JSON.parse((await sent[0]?.text()) ?? '')).toMatchObject({
    locale: 'de',
    device,
    failedChunks: 0,
    build: '3-a22dde8c',
  });
});
