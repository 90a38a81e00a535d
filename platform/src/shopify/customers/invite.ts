import {
  languageFor,
  type PlatformContext,
  type Shop,
  wireDateTime,
} from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { addAddress, readNewAddress } from './address-book.ts';
import { type Customer, newCustomer } from './customer.ts';
import { sendLinkEmail } from './mail/account-email.ts';
import { checkText, isEmail, normaliseEmail, normaliseText } from './rules/details.ts';
import { type AddressInput, blankAddress, parseAddress } from './rules/parse-address.ts';
import { findCustomer, saveCustomer } from './store/customer-rows.ts';

export interface Invitation {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  /** Language of the shop, as an ISO code; its first where it is left out. */
  readonly language?: string | null;
  /** Facts that another shop knew of them; an account that is there already keeps its own. */
  readonly known?: {
    readonly acceptsMarketing: boolean;
    readonly tags: readonly string[];
    readonly address: AddressInput | null;
  };
}

export type InviteOutcome =
  | { readonly kind: 'invited'; readonly customer: Customer }
  | { readonly kind: 'alreadyEnabled'; readonly customer: Customer }
  | { readonly kind: 'invalid'; readonly message: string };

type InvitingContext = PlatformContext & { readonly shop: Shop };

/** Returns what is wrong with an invitation, or null. */
export function invitationProblem(
  { email, firstName, lastName, language }: Invitation,
  shop: Shop,
): string | null {
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

/** Returns what is wrong with an address that another shop knew, or null. */
export function addressProblem(input: AddressInput, shop: Shop): string | null {
  const names = { firstName: null, lastName: null };
  const reading = parseAddress(input, { before: blankAddress(names, shop), names, shop });
  return reading.kind === 'read' ? null : `${reading.problems.map(({ message }) => message)}.`;
}

/** Makes the account if it is not there yet, and sends the link to choose a password with. */
export async function inviteCustomer(
  context: InvitingContext,
  invitation: Invitation,
): Promise<InviteOutcome> {
  return context.store.write((sql) => inviteInWrite(sql, context, invitation));
}

/** Invites inside a write that does more. */
export function inviteInWrite(
  sql: Sql,
  context: InvitingContext,
  invitation: Invitation,
): InviteOutcome {
  const { shop } = context;
  const message = invitationProblem(invitation, shop);
  if (message !== null) return { kind: 'invalid', message };
  const email = normaliseEmail(invitation.email);
  const language = languageFor(invitation.language ?? null, shop);
  const found = findCustomer(sql, shop.key, { email });
  if (found?.state === 'ENABLED') return { kind: 'alreadyEnabled', customer: found };
  const { acceptsMarketing = false, tags = [], address = null } = invitation.known ?? {};
  const before = found ?? {
    ...newCustomer(context, { email, state: 'DISABLED', language }),
    acceptsMarketing,
    tags,
  };
  const customer: Customer = {
    ...before,
    firstName: normaliseText(invitation.firstName) ?? before.firstName,
    lastName: normaliseText(invitation.lastName) ?? before.lastName,
    language: invitation.language ? language : before.language,
  };
  const invited = sendInvitation(sql, context, customer);
  if (found !== null || address === null) return { kind: 'invited', customer: invited };
  return { kind: 'invited', customer: withAddress(sql, context, invited, address) };
}

/** Adds a known address; one that cannot be read is no reason to lose a customer. */
function withAddress(
  sql: Sql,
  context: InvitingContext,
  customer: Customer,
  input: AddressInput,
): Customer {
  const reading = readNewAddress(sql, context, customer, input);
  if (reading.kind === 'invalid') return customer;
  const { id } = addAddress(sql, context, customer, { contents: reading.contents });
  return { ...customer, defaultAddressId: id };
}

/** Invites a customer whose account is not open yet. Call it inside a write. */
export function sendInvitation(sql: Sql, context: InvitingContext, customer: Customer): Customer {
  const invited = saveCustomer(sql, {
    ...customer,
    state: 'INVITED',
    updatedAt: wireDateTime(context.now()),
  });
  sendLinkEmail(sql, context, invited, 'activate');
  return invited;
}
