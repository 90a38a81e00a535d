import type { MeasurementSettings } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import type { Config } from '../../config/index.ts';
import { NO_THIRD_PARTIES, type ThirdParties, thirdPartiesOf } from './third-parties.ts';

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
