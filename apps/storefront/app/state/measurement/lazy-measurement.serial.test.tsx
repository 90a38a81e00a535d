// @vitest-environment happy-dom
import { NO_LAW, NO_MEASUREMENT } from '@lokke/contract/ports';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test.each([
  ['accepted', {}, 1, 1],
  ['accepted', {}, 0, 0],
  [null, {}, 1, 0],
  [null, { asksConsentFirst: false }, 1, 1],
  [null, { asksConsentFirst: false, honoursOptOutSignal: true }, 1, 0],
  ['refused', { asksConsentFirst: false }, 1, 0],
] as const)(
  'after %s, under the law %j, a share of %d reports %d visits once the page is loaded',
  async (...row) => {
    const [consent, law, vitalsShare, reported] = row;
    // Modules of one document draw once.
    vi.resetModules();
    const { renderInShop } = await import('../render.test-kit.tsx');
    const { chooseConsent } = await import('../consent/consent-choice.ts');
    const { LazyMeasurement } = await import('./lazy-measurement.tsx');
    // Loads it beforehand, so that nothing is waited for later.
    await import('./report-vitals.ts');
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const send = vi.fn(() => true);
    vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true, sendBeacon: send });
    window.localStorage.clear();
    if (consent !== null) chooseConsent(consent);
    const leave = async () => {
      await act(() => vi.dynamicImportSettled());
      visibility.mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      visibility.mockReturnValue('visible');
    };
    const modules = { law: { ...NO_LAW, ...law }, measurement: { ...NO_MEASUREMENT, vitalsShare } };
    await renderInShop(<LazyMeasurement runtime={() => null} />, { modules });
    await leave();
    expect(send).not.toHaveBeenCalled();
    readyState.mockReturnValue('complete');
    vi.useFakeTimers();
    await act(async () => {
      window.dispatchEvent(new Event('load'));
      await vi.advanceTimersByTimeAsync(3_000);
    });
    vi.useRealTimers();
    await leave();
    expect(send).toHaveBeenCalledTimes(reported);
  },
);
