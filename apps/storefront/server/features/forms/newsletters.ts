import type { Newsletter } from '@lokke/contract/ports';
import { checkNewsletter, normaliseEmail } from '@lokke/domain/accounts';
import type { Market } from '@lokke/domain/markets';
import { fail, type RequestContext, succeed } from '../account/index.ts';
import { createFormKit, type FormsOptions } from './form-kit.ts';
import { createSubscriptions } from './mail-vendor.ts';

export interface Newsletters {
  readonly isOpenIn: (market: Market) => boolean;
  /** Null in a market without a newsletter. */
  readonly open: (requestContext: RequestContext) => Newsletter | null;
}

export function createNewsletters(options: FormsOptions): Newsletters {
  const { config, fetch, log } = options;
  const { limitOf, networkOf, tooMany, outcomeOf } = createFormKit('newsletter', options);
  const subscriptions = createSubscriptions({ ...config.newsletter, fetch });
  const ofNetwork = limitOf('network', 30);
  // Prevents flooding other people's mailboxes; their owner, who has the letters, is not refused.
  const ofEmail = limitOf('email', 3);
  const listOf = (market: Market) =>
    market.loadsMarketing ? (config.newsletter.lists.get(market.shop) ?? null) : null;

  return {
    isOpenIn: (market) => listOf(market) !== null,
    open(requestContext) {
      const { market } = requestContext;
      const list = listOf(market);
      if (list === null) return null;
      const network = networkOf(requestContext);
      return {
        async join(input) {
          const check = checkNewsletter(input);
          if (!check.ok) return fail(check.code, { fields: check.fields });
          const email = normaliseEmail(input.email ?? '');
          const attempt = await ofNetwork.attempt(network);
          if (!attempt.isAllowed) return tooMany(attempt);
          if (!(await ofEmail.attempt(email)).isAllowed) return succeed(null);
          const locale = market.languageTag;
          const result = await subscriptions.subscribe({ ...list, email, locale, source: 'Shop' });
          if (result.ok) log({ level: 'info', event: 'newsletter.joined', market: market.locale });
          return outcomeOf(market, result, null);
        },
      };
    },
  };
}
