import type { RefusalCode } from '@lokke/contract/errors';
import type { KlaviyoFailure } from '@lokke/klaviyo';

/** What a visitor is told of a failure at Klaviyo. */
export const KLAVIYO_REFUSALS: Readonly<Record<KlaviyoFailure['kind'], RefusalCode>> = {
  invalidEmail: 'emailInvalid',
  invalidRequest: 'platformFailed',
  unknownCompany: 'platformFailed',
  tooMany: 'tooManyRequests',
  timeout: 'platformTimedOut',
  network: 'platformFailed',
  refused: 'platformFailed',
};
