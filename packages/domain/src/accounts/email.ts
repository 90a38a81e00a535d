const MAX_LENGTH = 254;
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@.<>,;:"()[\]\\]+(?:\.[^\s@.<>,;:"()[\]\\]+)+$/;

/** E-mails compare without case and surrounding blanks. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Tells whether a text has the form of an email address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL.test(text);
}

export type NewsletterCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'missingEmail' | 'emailInvalid';
      readonly fields: readonly string[];
    };

/** Validates the address itself, as there is no account to check it against. */
export function checkNewsletter({ email }: { readonly email?: unknown }): NewsletterCheck {
  const address = typeof email === 'string' ? email.trim() : '';
  if (address === '') return { ok: false, code: 'missingEmail', fields: ['email'] };
  return isEmail(address) ? { ok: true } : { ok: false, code: 'emailInvalid', fields: ['email'] };
}
