import { openStorefront } from './open-storefront.ts';
import { openThirdParties, type ThirdParties } from './third-parties.ts';

export interface MeasuredShop {
  readonly shopUrl: string;
  readonly thirdParties: ThirdParties;
  readonly close: () => Promise<void>;
}

/** A shop whose host counts as production, with a tag manager, e-mail marketing and error reporting that a test can read. */
export async function openMeasuredShop(): Promise<MeasuredShop> {
  const thirdParties = await openThirdParties();
  const storefront = await openStorefront((shopUrl) => ({
    PUBLIC_ORIGIN: shopUrl,
    GTM_CONTAINER_ID: 'GTM-LOKKE1',
    GTM_ORIGIN: thirdParties.origin,
    KLAVIYO_NL_COMPANY_ID: 'NlNl12',
    KLAVIYO_SCRIPT_ORIGIN: thirdParties.origin,
    SENTRY_DSN: thirdParties.origin.replace('://', '://key@').concat('/1'),
    // Long enough to be seen to pass, short enough to wait for.
    MEASUREMENT_DELAY_MS: '50',
  }));
  return {
    shopUrl: storefront.shopUrl,
    thirdParties,
    close: async () => {
      await storefront.close();
      await thirdParties.close();
    },
  };
}
