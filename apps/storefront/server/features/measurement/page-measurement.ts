import type { MeasurementSettings } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import type { Config } from '../../config/index.ts';

/** Returns a market's analytics settings and the CSP sources they need. */
export interface PageMeasurement {
  readonly settings: MeasurementSettings;
  readonly thirdParties: ThirdParties;
}

export function pageMeasurementOf(
  { measurement, publicOrigin, errorReporting, consumerLabel }: MeasuringConfig,
  market: Market,
): PageMeasurement {
  const { delayInMs, emailMarketing, tagOrigins } = measurement;
  // The test market is not measured.
  const tagManager = market.loadsMarketing ? measurement.tagManager : null;
  const companyId = market.loadsMarketing ? emailMarketing.companyIds[market.shop] : null;
  const settings = {
    consumerLabel,
    delayInMs,
    tagManager: tagManager && {
      scriptUrl: `${tagManager.origin}/gtm.js?id=${tagManager.containerId}`,
      onlyOnOrigin: publicOrigin,
    },
    emailMarketing:
      companyId === null
        ? null
        : { scriptUrl: `${emailMarketing.scriptOrigin}/onsite/js/${companyId}/klaviyo.js` },
    reportsErrors: errorReporting !== null,
    vitalsShare: measurement.vitalsShare,
  };
  if (tagManager === null && companyId === null)
    return { settings, thirdParties: NO_THIRD_PARTIES };
  const origins = {
    tagManager: tagManager?.origin ?? null,
    emailMarketing: companyId && emailMarketing.scriptOrigin,
    further: tagOrigins,
  };
  return { settings, thirdParties: thirdPartiesOf(origins) };
}

interface MeasuringConfig extends Pick<Config, 'measurement' | 'publicOrigin' | 'errorReporting'> {
  /** The brand's word for a visitor who is no salon. */
  readonly consumerLabel: string;
}

/** CSP sources beyond our own, by directive. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  readonly frames: readonly string[];
}

export const NO_THIRD_PARTIES: ThirdParties = {
  scripts: [],
  connections: [],
  pictures: [],
  frames: [],
};

interface Origins {
  readonly tagManager: string | null;
  readonly emailMarketing: string | null;
  /** Origins of the container's tags. */
  readonly further: readonly string[];
}

/** The hosted services use several hosts; an own stand-in uses one. */
function thirdPartiesOf({ tagManager, emailMarketing, further }: Origins): ThirdParties {
  const google = tagManager === 'https://www.googletagmanager.com' ? GOOGLE : [];
  const klaviyo = emailMarketing === 'https://static.klaviyo.com' ? KLAVIYO : [];
  const own = [tagManager, emailMarketing].filter((origin) => origin !== null);
  const all = [...new Set([...own, ...google, ...klaviyo, ...further])];
  return { scripts: all, connections: all, pictures: all, frames: further };
}

const GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const KLAVIYO = ['https://*.klaviyo.com'];
