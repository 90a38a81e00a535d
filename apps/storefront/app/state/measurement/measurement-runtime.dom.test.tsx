import { NO_MEASUREMENT } from '@lokke/contract/ports';
import { marketOf } from '@lokke/domain/markets';
import { expect, it, vi } from 'vitest';
import { recordTracked } from '../../shared/measurement/record-tracked.test-kit.ts';
import { track } from '../../shared/measurement/track.ts';
import { renderInShop } from '../render.test-kit.tsx';
import { rememberSalon } from '../salon/remembered-salon.ts';
import { addToList } from '../salon/use-remembered-salon.ts';
import { MeasurementRuntime } from './measurement-runtime.tsx';

it('tells of a remembered salon once the server knows it', async () => {
  recordTracked();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  // No other test chooses a salon of it.
  const locale = 'fr-be';
  const market = marketOf(locale);
  const salon = { salonNo: '10001', salonName: 'De Gouden Lok' };
  rememberSalon(market, salon);
  await renderInShop(<MeasurementRuntime settings={{ ...NO_MEASUREMENT, delayInMs: 0 }} />, {
    locale,
  });
  const visitor = { visitorType: 'consumer', salonNo: null };
  await expect.poll(() => window.dataLayer?.at(-1)).toEqual(visitor);
  addToList(market, salon);
  track({ kind: 'salonChanged', action: 'chooseSalon' });
  expect(window.dataLayer?.at(-1)).toEqual({
    ...visitor,
    salonNo: salon.salonNo,
    action: 'chooseSalon',
  });
});
