import { type GraphqlContext, wireDateTime } from '../../graphql/index.ts';
import { demandCustomer, demandWriteScope } from '../access.ts';
import { customerSource } from '../answers/customer-source.ts';
import type { Customer } from '../customer.ts';
import { setPassword } from '../open-account.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { changedDetails, checkDetails, type DetailsInput } from '../rules/details.ts';
import { tidyEmail } from '../rules/email.ts';
import { checkPassword } from '../rules/password.ts';
import { type CustomerProblem, phoneTaken } from '../rules/problems.ts';
import { issueAccessToken } from '../store/access-tokens.ts';
import { findCustomer, saveCustomer } from '../store/customer-rows.ts';
import { problemLists } from './payload.ts';

interface CustomerUpdateInput extends DetailsInput {
  readonly email?: string | null;
  readonly password?: string | null;
}

interface UpdateArguments {
  readonly customer: CustomerUpdateInput;
  readonly customerAccessToken: string;
}

/** The address is how an account is found and proven, so it stays; naming the same one is fine. */
function emailProblems(
  { email }: CustomerUpdateInput,
  customer: Customer,
): readonly CustomerProblem[] {
  if (email === undefined || email === null || tidyEmail(email) === customer.email) return [];
  const message = 'CustomerUpdate access denied';
  return [{ code: 'INVALID', field: ['customer', 'email'], message }];
}

function refused(problems: readonly CustomerProblem[]) {
  return { customer: null, customerAccessToken: null, ...problemLists(problems) };
}

export async function customerUpdate(
  context: GraphqlContext,
  { customer: input, customerAccessToken: accessToken }: UpdateArguments,
) {
  const field = 'customerUpdate';
  demandWriteScope(context, field);
  const { store, shop } = context;
  const before = demandCustomer(store.read, context, { accessToken, field });
  const { password = null } = input;
  const problems = [
    ...emailProblems(input, before),
    ...(password === null ? [] : checkPassword(password, ['customer', 'password'])),
    ...checkDetails(input, ['customer']),
  ];
  if (problems.length > 0) return refused(problems);
  const passwordHash =
    password === null ? null : await hashPassword(password, context.passwordCost);
  return store.write((sql) => {
    const current = demandCustomer(sql, context, { accessToken, field });
    const changed: Customer = {
      ...current,
      ...changedDetails(current, input),
      updatedAt: wireDateTime(context.now()),
    };
    const { phone } = changed;
    const owner = phone === null ? null : findCustomer(sql, shop.key, { phone });
    if (owner !== null && owner.id !== changed.id)
      return refused([phoneTaken(['customer', 'phone'])]);
    saveCustomer(sql, changed);
    if (passwordHash === null) {
      const customer = customerSource(changed, accessToken);
      return { customer, customerAccessToken: null, ...problemLists() };
    }
    setPassword(sql, changed, passwordHash);
    const customerAccessToken = issueAccessToken(sql, context, changed);
    const customer = customerSource(changed, customerAccessToken.accessToken);
    return { customer, customerAccessToken, ...problemLists() };
  });
}
