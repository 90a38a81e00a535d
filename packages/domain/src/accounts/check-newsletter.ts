import { isEmail } from './email.ts';

export type NewsletterCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'missingEmail' | 'emailInvalid';
      readonly fields: readonly string[];
    };

/** Whom nobody knows yet, no account answers for: what can be no address is refused here. */
export function checkNewsletter({ email }: { readonly email?: unknown }): NewsletterCheck {
  const address = typeof email === 'string' ? email.trim() : '';
  if (address === '') return { ok: false, code: 'missingEmail', fields: ['email'] };
  return isEmail(address) ? { ok: true } : { ok: false, code: 'emailInvalid', fields: ['email'] };
}
