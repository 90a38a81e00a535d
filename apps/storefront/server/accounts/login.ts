import { checkLogin, type Login, normaliseEmail } from '@lokke/domain/accounts';
import { customerAccessTokenCreate } from '@lokke/shopify-storefront';
import type { AccountOutcome, Visitor } from '../../app/shared/accounts-source.ts';
import { inContext } from '../shop/index.ts';
import type { AccountSource } from './account-source.ts';
import { enter } from './enter.ts';
import { refused, refusedForNow } from './outcome.ts';
import { causeOf, platformRefusal } from './platform-refusal.ts';

/** Wrong password, unknown and not yet activated are one answer, and cost one question (spec §8). */
export async function login(source: AccountSource, input: Login): Promise<AccountOutcome<Visitor>> {
  const check = checkLogin(input);
  if (!check.ok) return refused(check.code, { fields: check.fields });
  const email = normaliseEmail(input.email ?? '');
  const { loginsOfAddress, loginsOfAccount } = source.limits;
  const fromHere = loginsOfAddress.attempt(source.clientAddress);
  if (!fromHere.isAllowed) return refusedForNow('tooManyLogins', fromHere.retryAfterInSeconds);
  const atAccount = loginsOfAccount.attempt(`${source.market.shop} ${email}`);
  if (!atAccount.isAllowed) return refusedForNow('tooManyLogins', atAccount.retryAfterInSeconds);

  const result = await customerAccessTokenCreate(source.client, {
    ...inContext(source),
    input: { email, password: input.password ?? '' },
  });
  if (!result.ok) {
    const { failure } = result;
    if (causeOf(failure) === 'tooMany') return refusedForNow('tooManyLogins', 60);
    return platformRefusal(source, failure, { refusal: 'loginFailed', isTrueOfOutage: false });
  }
  fromHere.takeBack();
  atAccount.takeBack();
  return enter(source, email, result.value);
}
