import { type GraphqlContext, wireDateTime } from '../../graphql/index.ts';
import { languageFor } from '../../shops/index.ts';
import type { Sql } from '../../store/index.ts';
import { demandWriteScope } from '../access.ts';
import { customerSource } from '../answers/customer-source.ts';
import type { Customer } from '../customer.ts';
import { sendLinkLetter, sendWelcomeLetter } from '../mail/account-letter.ts';
import { newCustomer } from '../new-customer.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { changedDetails, checkDetails, type DetailsInput } from '../rules/details.ts';
import { checkEmail, tidyEmail } from '../rules/email.ts';
import { checkPassword } from '../rules/password.ts';
import {
  type CustomerProblem,
  emailTaken,
  phoneTaken,
  verificationSent,
} from '../rules/problems.ts';
import { findCustomer, saveCustomer } from '../store/customer-rows.ts';
import { writePasswordHash } from '../store/password-rows.ts';
import { attemptFromAddress, takeAttempts } from '../throttle.ts';
import { problemLists } from './payload.ts';

interface CustomerCreateInput extends DetailsInput {
  readonly email: string;
  readonly password: string;
}

const TOO_MANY = 'Creating Customer Limit exceeded. Please try again later.';

function refused(problems: readonly CustomerProblem[]) {
  return { customer: null, ...problemLists(problems) };
}

export async function customerCreate(
  context: GraphqlContext,
  { input }: { readonly input: CustomerCreateInput },
) {
  demandWriteScope(context, 'customerCreate');
  const problems = [
    ...checkEmail(input.email, ['input', 'email']),
    ...checkPassword(input.password, ['input', 'password']),
    ...checkDetails(input, ['input']),
  ];
  if (problems.length > 0) return refused(problems);
  await takeAttempts(context, [attemptFromAddress(context, 'createFromAddress')], TOO_MANY);
  const email = tidyEmail(input.email);
  const known = findCustomer(context.store.read, context.shop.key, { email });
  if (known !== null) return alreadyKnown(context, known);
  const passwordHash = await hashPassword(input.password, context.passwordCost);
  return context.store.write((sql) => {
    // Somebody else may have been quicker while the password was hashed.
    if (findCustomer(sql, context.shop.key, { email })) {
      return refused([emailTaken(['input', 'email'])]);
    }
    return register(sql, context, { input, email, passwordHash });
  });
}

/** An account without a password is not for whoever types its address first: a mail decides. */
async function alreadyKnown(context: GraphqlContext, known: Customer) {
  const field = ['input', 'email'];
  if (known.state === 'ENABLED') return refused([emailTaken(field)]);
  const mail = { limit: 'mailToAccount', shop: known.shop, by: known.email } as const;
  await takeAttempts(context, [mail], TOO_MANY);
  await context.store.write((sql) => {
    saveCustomer(sql, { ...known, state: 'INVITED', updatedAt: wireDateTime(context.now()) });
    sendLinkLetter(sql, context, known, 'activate');
  });
  return refused([verificationSent(field, known.email)]);
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
    return refused([phoneTaken(['input', 'phone'])]);
  }
  saveCustomer(sql, customer);
  writePasswordHash(sql, customer, passwordHash);
  sendWelcomeLetter(sql, context, customer);
  return { customer: customerSource(customer, null), ...problemLists() };
}
