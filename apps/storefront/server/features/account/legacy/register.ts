import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import type { AccountError } from '@lokke/contract/ports';
import { checkRegistration, normaliseEmail } from '@lokke/domain/accounts';
import {
  customerAccessTokenCreate,
  customerCreate,
  type UserError,
} from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { NOBODY } from '../account-backend.ts';
import { fail, mapPlatformError, rateLimited, succeed } from '../account-result.ts';
import { type Method, startSession } from './session.ts';

/** Creates an account and logs its owner in. */
export const register: Method<'register'> = async (source, input) => {
  const check = checkRegistration(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = await source.limits.requestsByNetwork.attempt(source.network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);

  const email = normaliseEmail(input.email ?? '');
  const password = input.password ?? '';
  const firstName = (input.firstName ?? '').trim();
  const lastName = (input.lastName ?? '').trim();
  const created = await customerCreate(source.client, {
    ...inContext(source),
    input: { email, password, firstName, lastName },
  });
  if (!created.ok) {
    const { failure } = created;
    if (failure.kind === 'userErrors') return mapRegistrationError(failure.userErrors);
    return mapPlatformError(source, failure, {
      errorCode: 'registerFailed',
      isTrueOfOutage: false,
    });
  }
  const token = await customerAccessTokenCreate(source.client, {
    ...inContext(source),
    input: { email, password },
  });
  // The account exists even if the login fails.
  return token.ok ? startSession(source, email, token.value) : succeed(NOBODY);
};

/** Shows the platform's message (spec §8), translated where it is known. */
function mapRegistrationError(errors: readonly UserError[]): AccountError {
  const [error] = errors;
  const field = error?.field.at(-1);
  const fields = field === undefined ? [] : [field];
  const known = knownError(error?.code ?? null, field);
  if (known !== null) return fail(known, { fields });
  const message = errors.map(({ message }) => message).join('; ');
  return fail('registerFailed', { message: message || messageOf('registerFailed'), fields });
}

function knownError(code: string | null, field: string | undefined): ApiErrorCode | null {
  switch (code) {
    case 'TAKEN':
      return field === 'email' ? 'emailTaken' : null;
    case 'CUSTOMER_DISABLED':
      return 'activationPending';
    case 'CONTAINS_HTML_TAGS':
    case 'CONTAINS_URL':
      return 'nameInvalid';
    default:
      if (field === 'password') return 'registerPasswordInvalid';
      return field === 'email' ? 'emailInvalid' : null;
  }
}
