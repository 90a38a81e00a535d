import type { MaskedAccount } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import { checkBankForm, isBankLinkOpen, maskIban } from '@lokke/domain/payout';
import * as v from 'valibot';
import { openLink } from '../../http/session/index.ts';
import { fail, rateLimited, succeed } from '../account/index.ts';
import type { BankDesk } from '../payouts/index.ts';
import { refuse, salonHere } from './current-professional.ts';
import type { Method, ProfessionalContext } from './professional-context.ts';
import { sendSalonLetter } from './salon-letter.ts';
import { outcomeOf, tryAgain } from './try-again.ts';

const bankLink = v.object({
  salonNo: v.string(),
  madeAtInMs: v.number(),
  /** Time of the details that the link replaces: used once, it fits no more. */
  replaces: v.nullable(v.string()),
  account: v.object({ holder: v.string(), iban: v.string(), vatNumber: v.nullable(v.string()) }),
});

type BankLink = Readonly<v.InferOutput<typeof bankLink>>;

export const bankAccount: Method<'bankAccount'> = async (source, code) => {
  const here = await salonHere(source, 'bank');
  if (here.kind !== 'here') return here;
  if (source.bank === null) return { kind: 'noSalon' };
  const { salonNo } = here.salon;
  const kept = await source.bank.details.ofSalon(salonNo);
  if (kept === null) return { kind: 'unavailable' };
  const { details } = kept;
  const link = await linkOf(source, source.bank, code);
  const isAsked = link?.salonNo === salonNo && link.replaces === (details?.changedAt ?? null);
  return {
    kind: 'found',
    salonNo,
    salonName: here.salon.salonName,
    account: details && maskAccount(details),
    asked: isAsked ? maskAccount(link.account) : null,
  };
};

const maskAccount = ({ holder, iban, vatNumber }: MaskedAccount): MaskedAccount => ({
  holder,
  vatNumber,
  iban: maskIban(iban),
});

const isSameAccount = (one: MaskedAccount, other: MaskedAccount): boolean =>
  one.holder === other.holder && one.iban === other.iban && one.vatNumber === other.vatNumber;

/** Changes nothing: the letter to the salon's proved address has to agree. */
export const enterBankAccount: Method<'enterBankAccount'> = async (source, input) => {
  const check = checkBankForm(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = await source.limits.requestsByNetwork.attempt(source.network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  const here = await salonHere(source, 'bank');
  if (here.kind !== 'here') return refuse(here);
  const { bank, now } = source;
  const kept = await bank?.details.ofSalon(here.salon.salonNo);
  if (bank === null || kept === undefined || kept === null) return fail('platformFailed');
  const { salonNo } = here.salon;
  const replaces = kept.details?.changedAt ?? null;
  if (kept.details !== null && isSameAccount(check.value, kept.details)) {
    return fail('nothingChanged');
  }
  const link: BankLink = { salonNo, madeAtInMs: now(), replaces, account: check.value };
  const token = await bank.links.encrypt(link);
  return (await sendSalonLetter(source, { to: here.email, metric: 'Bank Details Entered', token }))
    ? succeed(null)
    : fail('mailNotSent');
};

export const confirmBankAccount: Method<'confirmBankAccount'> = async (source, code) => {
  const here = await salonHere(source, 'bank');
  if (here.kind !== 'here') return refuse(here);
  const { bank, now, market } = source;
  if (bank === null) return fail('linkInvalid');
  const link = await linkOf(source, bank, code);
  if (link?.salonNo !== here.salon.salonNo) return fail('linkInvalid');
  const { salonNo, account } = link;
  const replaced = await tryAgain(async () => {
    const kept = await bank.details.ofSalon(salonNo);
    if (kept === null) return fail('platformFailed');
    if ((kept.details?.changedAt ?? null) !== link.replaces) return fail('linkInvalid');
    const changedAt = new Date(now()).toISOString();
    const details = { ...account, salonNo, notify: here.email, changedAt };
    return outcomeOf(await bank.details.write(market.countryCode, details, kept), kept.details);
  });
  if (!replaced.ok) return replaced;
  source.log({ level: 'info', event: 'bankDetails.changed', market: market.locale, salonNo });
  const list = await source.salons.listOf(market);
  const own = list.kind === 'found' ? list.value.emailsOf(salonNo) : [];
  const told = new Set(
    [here.email, replaced.value?.notify ?? here.email, ...own].map(normaliseEmail),
  );
  const letter = { metric: 'Bank Details Changed', token: '' } as const;
  for (const to of told) await sendSalonLetter(source, { to, ...letter });
  return succeed(null);
};

async function linkOf(
  { now }: ProfessionalContext,
  { links }: BankDesk,
  code: string,
): Promise<BankLink | null> {
  const link = await openLink(links, bankLink, code);
  return link !== null && isBankLinkOpen(link.madeAtInMs, now()) ? link : null;
}
