import type { Newsletter } from '@lokke/contract/ports';
import { checkNewsletter, normaliseEmail } from '@lokke/domain/accounts';
import type { Market } from '@lokke/domain/markets';
import { fail, type RequestContext, succeed } from '../account/index.ts';
import { openEmailMarketing } from './email-marketing.ts';
import { createFormKit, type FormsOptions } from './form-kit.ts';

export interface Newsletters {
  readonly isOpenIn: (market: Market) => boolean;
  /** Null in a market without a newsletter. */
  readonly open: (requestContext: RequestContext) => Newsletter | null;
}

export function createNewsletters(options: FormsOptions): Newsletters {
  const { log } = options;
  const { now, limitOf, networkOf, tooMany, outcomeOf } = createFormKit('newsletter', options);
  const marketingOf = openEmailMarketing(options);
  const ofNetwork = limitOf('network', 30);
  // Prevents flooding other people's mailboxes; their owner, who has the letters, is not refused.
  const ofEmail = limitOf('email', 3);
  const subscribeIn = ({ shop, loadsMarketing }: Market) =>
    loadsMarketing ? marketingOf(shop).subscribe : null;

  return {
    isOpenIn: (market) => subscribeIn(market) !== null,
    open(requestContext) {
      const { market } = requestContext;
      const subscribe = subscribeIn(market);
      if (subscribe === null) return null;
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
          const time = new Date(now()).toISOString();
          const result = await subscribe({ email, locale, source: 'Shop', time });
          if (result.ok) log({ level: 'info', event: 'newsletter.joined', market: market.locale });
          return outcomeOf(market, result, null);
        },
      };
    },
  };
}
