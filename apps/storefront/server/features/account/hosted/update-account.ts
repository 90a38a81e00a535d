import type { AccountUpdate } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import type { Result } from '@lokke/http-client';
import {
  type CustomerAccountClient,
  customer,
  customerUpdate,
  emailMarketingSubscribe,
  emailMarketingUnsubscribe,
  type OperationFailure,
} from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import { fail, succeed } from '../account-result.ts';
import type { HostedContext, Method } from './hosted-context.ts';
import { requireSession, withCustomer } from './with-customer.ts';

/** Names and the consent to e-mails; all else is changed at the shop's own pages. */
export const updateAccount: Method<'updateAccount'> = async (source, update) => {
  const current = await requireSession(source);
  if (!current.ok) return fail('missingAccountInput', { fields: ['customerAccessToken'] });
  const { email } = current.value;
  const { phone, password } = update;
  const isOtherEmail = normaliseEmail(update.email ?? email) !== normaliseEmail(email);
  if (phone || password || isOtherEmail) {
    const fields = [phone && 'phone', password && 'password', isOtherEmail && 'email'];
    return fail('accountsElsewhere', { fields: fields.filter((one) => typeof one === 'string') });
  }
  const wording = { errorCode: 'updateAccountFailed', isTrueOfOutage: true } as const;
  const updated = await withCustomer(source, wording, (client) => send(source, client, update));
  return updated.ok ? succeed({ isLoggedIn: true, email }) : updated;
};

async function send(
  source: HostedContext,
  client: CustomerAccountClient,
  { firstName, lastName, acceptsMarketing }: AccountUpdate,
): Promise<Result<null, OperationFailure>> {
  const here = inContext(source);
  const names = {
    ...(typeof firstName === 'string' && { firstName: firstName.trim() }),
    ...(typeof lastName === 'string' && { lastName: lastName.trim() }),
  };
  if (Object.keys(names).length > 0) {
    const renamed = await customerUpdate(client, { ...here, input: names });
    if (!renamed.ok) return renamed;
  }
  if (typeof acceptsMarketing !== 'boolean') return { ok: true, value: null };
  const known = await customer(client, here);
  if (!known.ok) return known;
  const isSubscribed = known.value.emailAddress?.marketingState === 'SUBSCRIBED';
  if (isSubscribed === acceptsMarketing) return { ok: true, value: null };
  return acceptsMarketing
    ? emailMarketingSubscribe(client, here)
    : emailMarketingUnsubscribe(client, here);
}
