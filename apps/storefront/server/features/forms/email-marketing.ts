import type { EmailMarketing } from '@lokke/contract/ports';
import type { ShopKey } from '@lokke/domain/markets';
import type { Config } from '../../config/index.ts';
import { klaviyoMarketing } from './klaviyo-marketing.ts';
import { webhookMarketing } from './webhook-marketing.ts';

interface MarketingOptions {
  readonly config: Pick<Config, 'newsletter' | 'measurement'>;
  readonly fetch: typeof fetch;
}

/** Vendors of letters by what is set; one more is a file beside these two, and a line here (CONTRIBUTING.md). */
export function openEmailMarketing({
  config: { newsletter, measurement },
  fetch,
}: MarketingOptions): (shop: ShopKey) => EmailMarketing {
  const { webhook, timeoutInMs } = newsletter;
  return webhook === null
    ? klaviyoMarketing(newsletter, measurement.emailMarketing.companyIds, fetch)
    : webhookMarketing(webhook, { fetch, timeoutInMs });
}
