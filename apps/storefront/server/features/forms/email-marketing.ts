import type { EmailMarketing } from '@lokke/contract/ports';
import type { ShopKey } from '@lokke/domain/markets';
import { createBackInStock, createEvents, createSubscriptions } from '@lokke/klaviyo';
import type { Config } from '../../config/index.ts';
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

/** Lists, events and flows of the company of each shop at Klaviyo. */
function klaviyoMarketing(
  newsletter: Config['newsletter'],
  companyIds: Config['measurement']['emailMarketing']['companyIds'],
  fetch: typeof globalThis.fetch,
): (shop: ShopKey) => EmailMarketing {
  const options = { ...newsletter, fetch };
  const subscriptions = createSubscriptions(options);
  const events = createEvents(options);
  const backInStock = createBackInStock(options);
  return (shop) => {
    const list = newsletter.lists.get(shop);
    const account = newsletter.backInStock.get(shop);
    const companyId = list?.companyId ?? account?.companyId ?? companyIds[shop];
    return {
      subscribe:
        list === undefined
          ? null
          : ({ time: _, ...consent }) => subscriptions.subscribe({ ...list, ...consent }),
      unsubscribe:
        account === undefined
          ? null
          : (email) => subscriptions.unsubscribe({ privateKey: account.privateKey, email }),
      send: companyId === null ? null : (event) => events.send({ companyId, ...event }),
      waitForStock:
        account === undefined
          ? null
          : ({ email, variantNumber }) =>
              backInStock.subscribe({ privateKey: account.privateKey, email, variantNumber }),
    };
  };
}
