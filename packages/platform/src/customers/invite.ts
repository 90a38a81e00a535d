import {
  languageFor,
  type PlatformContext,
  type Shop,
  type Sql,
  wireDateTime,
} from '../core/index.ts';
import { type Customer, newCustomer } from './customer.ts';
import { sendLinkEmail } from './mail/account-email.ts';
import { isEmail, normaliseEmail } from './rules/details.ts';
import { checkText, normaliseText } from './rules/single-line-text.ts';
import { findCustomer, saveCustomer } from './store/customer-rows.ts';

export interface Invitation {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  /** A language of the shop, as an ISO code; without one its first. */
  readonly language?: string | null;
}

export type InviteOutcome =
  | { readonly kind: 'invited'; readonly customer: Customer }
  | { readonly kind: 'alreadyEnabled'; readonly customer: Customer }
  | { readonly kind: 'invalid'; readonly message: string };

type InvitingContext = PlatformContext & { readonly shop: Shop };

function problemOf({ email, firstName, lastName, language }: Invitation, shop: Shop) {
  if (!isEmail(normaliseEmail(email))) return `"${email}" is not an e-mail address.`;
  const [problem] = [
    ...checkText(firstName, { label: 'First name', field: [] }),
    ...checkText(lastName, { label: 'Last name', field: [] }),
  ];
  if (problem !== undefined) return `${problem.message}.`;
  const known = shop.languages.map(({ isoCode }) => isoCode);
  if (language && !known.includes(language)) {
    return `"${language}" is not a language of ${shop.name}; there are: ${known.join(', ')}.`;
  }
  return null;
}

/** Makes the account if it is not there yet, and sends the link to choose a password with. */
export async function inviteCustomer(
  context: InvitingContext,
  invitation: Invitation,
): Promise<InviteOutcome> {
  const { shop } = context;
  const message = problemOf(invitation, shop);
  if (message !== null) return { kind: 'invalid', message };
  return context.store.write((sql) => {
    const email = normaliseEmail(invitation.email);
    const language = languageFor(invitation.language ?? null, shop);
    const known = findCustomer(sql, shop.key, { email });
    if (known?.state === 'ENABLED') return { kind: 'alreadyEnabled', customer: known };
    const before = known ?? newCustomer(context, { email, state: 'DISABLED', language });
    const customer: Customer = {
      ...before,
      firstName: normaliseText(invitation.firstName) ?? before.firstName,
      lastName: normaliseText(invitation.lastName) ?? before.lastName,
      language: invitation.language ? language : before.language,
    };
    return { kind: 'invited', customer: sendInvitation(sql, context, customer) };
  });
}

/** Call it inside a write, for a customer whose account is not open yet. */
export function sendInvitation(sql: Sql, context: InvitingContext, customer: Customer): Customer {
  const invited = saveCustomer(sql, {
    ...customer,
    state: 'INVITED',
    updatedAt: wireDateTime(context.now()),
  });
  sendLinkEmail(sql, context, invited, 'activate');
  return invited;
}
