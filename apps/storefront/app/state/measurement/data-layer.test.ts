import { expect, it, vi } from 'vitest';
import { pushConsent, pushStart, pushToDataLayer } from './data-layer.ts';

/** A command is an arguments object, not an array. */
function partsOf(entry: unknown): readonly unknown[] {
  expect(Array.isArray(entry)).toBe(false);
  expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
  return Array.from(Object(entry));
}

it('begins with everything denied, whatever comes first', () => {
  const place: { dataLayer?: unknown[] } = {};
  pushToDataLayer({ visitorType: 'consumer', salonNo: null }, place);
  const [first, second] = place.dataLayer ?? [];
  expect(partsOf(first)).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      personalization_storage: 'denied',
      functionality_storage: 'denied',
      security_storage: 'granted',
      wait_for_update: 500,
    },
  ]);
  expect(second).toEqual({ visitorType: 'consumer', salonNo: null });
});

it('grants and takes back what the visitor said, after the defaults', () => {
  const place: { dataLayer?: unknown[] } = {};
  pushConsent('accepted', place);
  pushStart(new Date(1_795_000_000_000), place);
  pushConsent('refused', place);
  const [first, granted, start, denied] = place.dataLayer ?? [];
  expect(partsOf(first).slice(0, 2)).toEqual(['consent', 'default']);
  expect(partsOf(granted)).toMatchObject(['consent', 'update', { ad_storage: 'granted' }]);
  expect(start).toEqual({ 'gtm.start': 1_795_000_000_000, event: 'gtm.js' });
  expect(partsOf(denied)).toMatchObject([
    'consent',
    'update',
    { ad_storage: 'denied', analytics_storage: 'denied', security_storage: 'granted' },
  ]);
});

it('forgets the last e-commerce event before the next', () => {
  const place: { dataLayer?: unknown[] } = {};
  const event = {
    event: 'view_item',
    ecommerce: { currency: 'EUR', value: 0, items: [] },
  } as const;
  pushToDataLayer(event, place);
  expect(place.dataLayer?.slice(1)).toEqual([{ ecommerce: null }, event]);
});

it('says its one sentence when it fails, and breaks nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = Object.freeze({ dataLayer: Object.freeze<unknown[]>([]) as unknown[] });
  expect(() => pushToDataLayer({ visitorType: 'consumer', salonNo: null }, broken)).not.toThrow();
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'There was an error sending data to the tag-manager service',
  );
});
