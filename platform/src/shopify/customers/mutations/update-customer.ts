import { type GraphqlContext, hashPassword, wireDateTime } from '../../../protocol/index.ts';
import { requireCustomer, requireWriteScope } from '../access.ts';
import type { Customer } from '../customer.ts';
import { problemLists, toGraphqlCustomer } from '../graphql/customer.ts';
import { setPassword } from '../open-account.ts';
import {
  changedDetails,
  checkDetails,
  checkPassword,
  type DetailsInput,
  normaliseEmail,
} from '../rules/details.ts';
import { type CustomerUserError, phoneTaken } from '../rules/user-errors.ts';
import { issueAccessToken } from '../store/access-tokens.ts';
import { findCustomer, saveCustomer } from '../store/customer-rows.ts';

interface CustomerUpdateInput extends DetailsInput {
  readonly email?: string | null;
  readonly password?: string | null;
}

interface UpdateArguments {
  readonly customer: CustomerUpdateInput;
  readonly customerAccessToken: string;
}

/** The e-mail identifies the account and was verified, so it cannot be changed. */
function emailProblems(
  { email }: CustomerUpdateInput,
  customer: Customer,
): readonly CustomerUserError[] {
  if (email === undefined || email === null || normaliseEmail(email) === customer.email) return [];
  const message = 'CustomerUpdate access denied';
  return [{ code: 'INVALID', field: ['customer', 'email'], message }];
}

function reject(problems: readonly CustomerUserError[]) {
  return { customer: null, customerAccessToken: null, ...problemLists(problems) };
}

export async function customerUpdate(
  context: GraphqlContext,
  { customer: input, customerAccessToken: accessToken }: UpdateArguments,
) {
  const field = 'customerUpdate';
  requireWriteScope(context, field);
  const { store, shop } = context;
  const before = requireCustomer(store.read, context, { accessToken, field });
  const { password = null } = input;
  const problems = [
    ...emailProblems(input, before),
    ...(password === null ? [] : checkPassword(password, ['customer', 'password'])),
    ...checkDetails(input, ['customer']),
  ];
  if (problems.length > 0) return reject(problems);
  const passwordHash =
    password === null ? null : await hashPassword(password, context.passwordCost);
  return store.write((sql) => {
    const current = requireCustomer(sql, context, { accessToken, field });
    const changed: Customer = {
      ...current,
      ...changedDetails(current, input),
      updatedAt: wireDateTime(context.now()),
    };
    const { phone } = changed;
    const owner = phone === null ? null : findCustomer(sql, shop.key, { phone });
    if (owner !== null && owner.id !== changed.id)
      return reject([phoneTaken(['customer', 'phone'])]);
    saveCustomer(sql, changed);
    if (passwordHash === null) {
      const customer = toGraphqlCustomer(changed, accessToken);
      return { customer, customerAccessToken: null, ...problemLists() };
    }
    setPassword(sql, changed, passwordHash);
    const customerAccessToken = issueAccessToken(sql, context, changed);
    const customer = toGraphqlCustomer(changed, customerAccessToken.accessToken);
    return { customer, customerAccessToken, ...problemLists() };
  });
}
