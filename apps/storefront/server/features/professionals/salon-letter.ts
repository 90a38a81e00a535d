import { createHash } from 'node:crypto';
import type { ProfessionalContext } from './professional-context.ts';

interface SalonLetter {
  readonly to: string;
  readonly metric:
    | 'Bank Details Entered'
    | 'Bank Details Changed'
    | 'Salon Page Proposed'
    | 'Salon Page Decided'
    | 'Salon Proof Entered'
    | 'Salon Proof Decided'
    | 'Salon Invitation';
  /** Sealed content of the letter's link; empty for a letter without one. */
  readonly token: string;
}

/** Has a letter written; false where it could not be. */
export async function sendSalonLetter(
  { market, now, log, desk }: Pick<ProfessionalContext, 'market' | 'now' | 'log' | 'desk'>,
  { to: email, metric, token }: SalonLetter,
): Promise<boolean> {
  const time = new Date(now()).toISOString();
  const result = await desk.sendOf(market.shop)?.({
    metric,
    email,
    time,
    locale: market.languageTag,
    uniqueId: createHash('sha256')
      .update(`${metric} ${email} ${token} ${time}`)
      .digest('base64url'),
    // Anybody can send such an event with the public key: what the letter says and leads to is the flow's.
    properties: { token, market: market.prefix.slice(1) },
  });
  if (result?.ok) return true;
  const reason = result?.failure.reason ?? 'nobody sends letters';
  log({ level: 'error', event: 'salonLetter.failed', market: market.locale, metric, reason });
  return false;
}
