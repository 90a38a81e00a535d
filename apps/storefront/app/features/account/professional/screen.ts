import type {
  BankAccounts,
  InvitationAnswer,
  Professional,
  SalonPeople,
  SalonProof,
  SalonStatement,
} from '@lokke/contract/ports';
import {
  checkForgotPassword,
  checkLogin,
  checkProfessionalReset,
  checkProfessionalSignUp,
} from '@lokke/domain/accounts';
import { checkBankForm } from '@lokke/domain/payout';
import { checkPrescription } from '@lokke/domain/prescriptions';
import { checkOwnPage, checkPerson, checkProof, type PublicSalon } from '@lokke/domain/salons';
import type { FormValues } from '../forms/form-reply.ts';
import { FORM_NAME } from '../forms/form-state.ts';
import type { FormCheck } from '../forms/submit-checked.ts';
import type { QrCode } from './qr-code.ts';
import type { PrescriptionScreen } from './serve-prescriptions.ts';
import type { OfficeScreen, OwnPageScreen } from './serve-salon.ts';

export const AREA = '/account/professional';

/** The same with `.csv` is the file. */
export const STATEMENT = `${AREA}/statement`;
export const CARDS = `${AREA}/cards`;
export const BANK = `${AREA}/bank`;
export const OWN_PAGE_FORM = `${AREA}/page`;
/** Photo of the page asked for, with the office's code or for its owner. */
export const ASKED_PHOTO = `${AREA}/photo.webp`;
export const PEOPLE = `${AREA}/people`;
export const INVITATION = `${AREA}/invitation`;
export const PRESCRIPTIONS = `${AREA}/prescriptions`;
export const EDUCATION = `${AREA}/education`;

const FORM_SCREENS = ['login', 'register', 'forgot', 'reset', 'verify'] as const;

export type FormScreen = (typeof FORM_SCREENS)[number];

export interface SalonCard {
  readonly salon: PublicSalon;
  /** Page that the code opens, as typed; so is the name on the card. */
  readonly page: string;
  readonly stylist: string;
  /** Null where the page is none of the shop. */
  readonly code: (QrCode & { readonly link: string; readonly file: string }) | null;
}

export type Screen =
  | { readonly kind: Exclude<FormScreen, 'verify'> }
  /** `isElsewhere`: this browser is not logged in to the account that is to be confirmed. */
  | { readonly kind: 'verify'; readonly isElsewhere: boolean }
  /** Null while it cannot be read. */
  | { readonly kind: 'statement'; readonly statement: SalonStatement | null }
  | { readonly kind: 'cards'; readonly card: SalonCard }
  /** Null while it cannot be read. */
  | { readonly kind: 'bank'; readonly bank: BankAccounts | null }
  | { readonly kind: 'prescriptions'; readonly prescriptions: PrescriptionScreen }
  /** Null while it cannot be read. */
  | { readonly kind: 'page'; readonly page: OwnPageScreen | null }
  /** Null while it cannot be read. */
  | { readonly kind: 'proof'; readonly proof: SalonProof | null }
  | { readonly kind: 'office'; readonly office: OfficeScreen }
  /** Null while they cannot be read. */
  | { readonly kind: 'people'; readonly people: SalonPeople | null }
  | { readonly kind: 'invitation'; readonly invitation: InvitationAnswer }
  | { readonly kind: 'home'; readonly professional: Professional };

export function formScreenOf(segment: string): FormScreen | null {
  return FORM_SCREENS.find((screen) => screen === segment) ?? null;
}

/** Named as in Firebase's e-mail links. */
export function codeOf({ searchParams }: URL): string {
  return searchParams.get('oobCode') ?? '';
}

/** Code of a letter's link. */
export function letterCodeOf({ searchParams }: Pick<URL, 'searchParams'>): string {
  return searchParams.get('code') ?? '';
}

export const HOME_FORMS = {
  letter: 'letter',
  logout: 'logout',
  choose: 'choose',
  leave: 'leave',
} as const;
export const PEOPLE_FORMS = { invite: 'invite', role: 'role', remove: 'remove' } as const;
export const BANK_FORMS = { enter: 'enter', confirm: 'confirm' } as const;
export const PROOF_FORMS = { enter: 'enter', withdraw: 'withdraw' } as const;
export const PRESCRIPTION_FORMS = { write: 'write', revoke: 'revoke' } as const;
export const OFFICE_FORMS = { approve: 'approve', refuse: 'refuse' } as const;
export const VERIFY_FORMS = { password: 'password' } as const;

/** Runs the server's validation before sending (spec §5). */
export function checkScreen(segment: string | undefined, url: URL, values: FormValues): FormCheck {
  if (segment === 'proof' && values[FORM_NAME] === PROOF_FORMS.enter) {
    return checkProof(values, values['country'] ?? '');
  }
  if (segment === 'bank' && values[FORM_NAME] === BANK_FORMS.enter) return checkBankForm(values);
  if (values[FORM_NAME] === PRESCRIPTION_FORMS.write) return checkPrescription(values);
  if (values[FORM_NAME] === PEOPLE_FORMS.invite) return checkPerson(values);
  if (segment === 'page') return checkOwnPage(values);
  switch (segment === undefined ? null : formScreenOf(segment)) {
    case 'login':
      return checkLogin(values);
    case 'register':
      return checkProfessionalSignUp(values);
    case 'forgot':
      return checkForgotPassword(values);
    case 'reset':
      return checkProfessionalReset({ ...values, code: codeOf(url) });
    case 'verify':
    case null:
      return { ok: true };
  }
}
