import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { readConfig } from '../../config/index.ts';
import { NO_THIRD_PARTIES, pageMeasurementOf } from './index.ts';

const withLabel = (environment: Parameters<typeof readConfig>[0]) => ({
  ...readConfig(environment),
  consumerLabel: 'consumer',
});

const SET = withLabel({
  PUBLIC_ORIGIN: 'https://www.lokke.example',
  GTM_CONTAINER_ID: 'GTM-ABC1234',
  KLAVIYO_SE_COMPANY_ID: 'Ab12Cd',
  TAG_ORIGINS: 'https://*.tags.example',
});

it('lets a page that measures nothing load nothing', () => {
  const { settings, thirdParties } = pageMeasurementOf(withLabel({}), marketOf('nl'));
  expect(settings).toEqual({
    consumerLabel: 'consumer',
    delayInMs: 1_000,
    tagManager: null,
    emailMarketing: null,
    reportsErrors: false,
    vitalsShare: 0.1,
  });
  expect(thirdParties).toEqual(NO_THIRD_PARTIES);
});

it("gives a market the tag manager and its own company's script, and the policy that they need", () => {
  const { settings, thirdParties } = pageMeasurementOf(SET, marketOf('se'));
  expect(settings).toMatchObject({
    tagManager: {
      scriptUrl: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
      onlyOnOrigin: 'https://www.lokke.example',
    },
    emailMarketing: { scriptUrl: 'https://static.klaviyo.com/onsite/js/Ab12Cd/klaviyo.js' },
  });
  expect(thirdParties.scripts).toEqual([
    'https://www.googletagmanager.com',
    'https://static.klaviyo.com',
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.klaviyo.com',
    'https://*.tags.example',
  ]);
  expect(thirdParties.frames).toEqual(['https://*.tags.example']);
});

it('names no company where the market has none', () => {
  const { settings, thirdParties } = pageMeasurementOf(SET, marketOf('no'));
  expect(settings.emailMarketing).toBeNull();
  expect(thirdParties.scripts).not.toContain('https://*.klaviyo.com');
});

it('measures nothing in the market for trying things', () => {
  const { settings, thirdParties } = pageMeasurementOf(SET, marketOf('dev'));
  expect([settings.tagManager, settings.emailMarketing]).toEqual([null, null]);
  expect(thirdParties).toEqual(NO_THIRD_PARTIES);
});
