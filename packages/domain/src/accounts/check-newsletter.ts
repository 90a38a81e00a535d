export type NewsletterCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'missingEmail' | 'emailInvalid';
      readonly fields: readonly string[];
    };

const LONGEST = 254;
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@.<>,;:"()[\]\\]+(?:\.[^\s@.<>,;:"()[\]\\]+)+$/;

/** Whom nobody knows yet, no account answers for: what can be no address is refused here. */
export function checkNewsletter({ email }: { readonly email?: unknown }): NewsletterCheck {
  const address = typeof email === 'string' ? email.trim() : '';
  if (address === '') return { ok: false, code: 'missingEmail', fields: ['email'] };
  const isAddress = address.length <= LONGEST && EMAIL.test(address);
  return isAddress ? { ok: true } : { ok: false, code: 'emailInvalid', fields: ['email'] };
}
