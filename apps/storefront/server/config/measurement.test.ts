import { SHOP_KEYS } from '@lokke/domain/markets';
import { expect, it, test } from 'vitest';
import { measurementOf } from './measurement.ts';

it('tells nobody anything when nothing is set', () => {
  const { tagManager, emailMarketing, tagOrigins, ...rest } = measurementOf({});
  expect([tagManager, tagOrigins]).toEqual([null, []]);
  expect(Object.values(emailMarketing.companyIds)).toEqual(SHOP_KEYS.map(() => null));
  expect(rest).toEqual({ delayInMs: 1_000, vitalsShare: 0.1 });
});

it('takes a container, a company for each market and the origins of further tags', () => {
  const measurement = measurementOf({
    PUBLIC_ORIGIN: 'https://www.lokke.example',
    GTM_CONTAINER_ID: 'GTM-ABC1234',
    KLAVIYO_SE_COMPANY_ID: 'Ab12Cd',
    TAG_ORIGINS: 'https://*.tags.example, https://tags.example:8443',
    MEASUREMENT_DELAY_MS: '0',
  });
  expect(measurement).toMatchObject({
    delayInMs: 0,
    tagManager: { origin: 'https://www.googletagmanager.com', containerId: 'GTM-ABC1234' },
    tagOrigins: ['https://*.tags.example', 'https://tags.example:8443'],
  });
  expect(measurement.emailMarketing.companyIds).toMatchObject({ se: 'Ab12Cd', no: null });
});

test.each([
  [{ GTM_CONTAINER_ID: 'G-1234' }, 'GTM_CONTAINER_ID must look like GTM-ABC1234'],
  [{ GTM_CONTAINER_ID: 'GTM-ABC1234' }, 'PUBLIC_ORIGIN is missing'],
  [{ KLAVIYO_NL_COMPANY_ID: 'pk_123456' }, 'KLAVIYO_NL_COMPANY_ID must be six letters'],
  [{ KLAVIYO_SCRIPT_ORIGIN: 'cdn' }, 'KLAVIYO_SCRIPT_ORIGIN must be an http(s) origin'],
  [{ TAG_ORIGINS: "https://a.example;script-src 'unsafe-inline'" }, 'TAG_ORIGINS must be origins'],
  [{ TAG_ORIGINS: '*' }, 'TAG_ORIGINS must be origins'],
  [{ MEASUREMENT_DELAY_MS: '60001' }, 'MEASUREMENT_DELAY_MS must be a whole number'],
])('stops the start for %o', (environment, sentence) => {
  expect(() => measurementOf(environment)).toThrow(sentence);
});
