import { type GraphqlContext, hashPassword, languageFor } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { requireWriteScope } from '../access.ts';
import { type Customer, newCustomer } from '../customer.ts';
import { type GraphqlCustomer, problemLists, toGraphqlCustomer } from '../graphql/customer.ts';
import { sendInvitation } from '../invite.ts';
import { sendWelcomeEmail } from '../mail/account-email.ts';
import { attemptByIp, consumeAttempts } from '../rate-limit.ts';
import {
  changedDetails,
  checkDetails,
  checkEmail,
  checkPassword,
  type DetailsInput,
  normaliseEmail,
} from '../rules/details.ts';
import {
  type CustomerUserError,
  emailTaken,
  phoneTaken,
  verificationSent,
} from '../rules/user-errors.ts';
import { findCustomer, saveCustomer, writePasswordHash } from '../store/customer-rows.ts';

interface CustomerCreateInput extends DetailsInput {
  readonly email: string;
  readonly password: string;
}

const TOO_MANY = 'Creating Customer Limit exceeded. Please try again later.';

function reject(problems: readonly CustomerUserError[]) {
  return { customer: null, ...problemLists(problems) };
}

export async function customerCreate(
  context: GraphqlContext,
  { input }: { readonly input: CustomerCreateInput },
) {
  requireWriteScope(context, 'customerCreate');
  const problems = [
    ...checkEmail(input.email, ['input', 'email']),
    ...checkPassword(input.password, ['input', 'password']),
    ...checkDetails(input, ['input']),
  ];
  if (problems.length > 0) return reject(problems);
  await consumeAttempts(context, [attemptByIp(context, 'createFromAddress')], TOO_MANY);
  const email = normaliseEmail(input.email);
  const known = findCustomer(context.store.read, context.shop.key, { email });
  if (known !== null) return alreadyKnown(context, known);
  const passwordHash = await hashPassword(input.password, context.passwordCost);
  return context.store.write((sql) => {
    // Somebody else may have been quicker while the password was hashed.
    if (findCustomer(sql, context.shop.key, { email })) {
      return reject([emailTaken(['input', 'email'])]);
    }
    return register(sql, context, { input, email, passwordHash });
  });
}

/** Answers a known address. An account without a password is not for whoever types its address first: a mail decides. */
async function alreadyKnown(context: GraphqlContext, known: Customer) {
  const field = ['input', 'email'];
  if (known.state === 'ENABLED') return reject([emailTaken(field)]);
  const mail = { limit: 'mailToAccount', shop: known.shop, by: known.email } as const;
  await consumeAttempts(context, [mail], TOO_MANY);
  return context.store.write((sql) => {
    // The owner may have opened the account meanwhile.
    const current = findCustomer(sql, known.shop, { id: known.id });
    if (current?.state === 'ENABLED') return reject([emailTaken(field)]);
    if (current !== null) sendInvitation(sql, context, current);
    return reject([verificationSent(field, known.email)]);
  });
}

interface Registration {
  readonly input: CustomerCreateInput;
  readonly email: string;
  readonly passwordHash: string;
}

function register(sql: Sql, context: GraphqlContext, { input, email, passwordHash }: Registration) {
  const { shop, language } = context;
  const blank = newCustomer(context, {
    email,
    state: 'ENABLED',
    language: languageFor(language, shop),
  });
  const customer: Customer = { ...blank, ...changedDetails(blank, input) };
  if (customer.phone !== null && findCustomer(sql, shop.key, { phone: customer.phone })) {
    return reject([phoneTaken(['input', 'phone'])]);
  }
  saveCustomer(sql, customer);
  writePasswordHash(sql, customer, passwordHash);
  sendWelcomeEmail(sql, context, customer);
  const made: GraphqlCustomer = { ...toGraphqlCustomer(customer, null), isNew: true };
  return { customer: made, ...problemLists() };
}
