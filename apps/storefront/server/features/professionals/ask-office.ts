import type { AccountOutcome } from '@lokke/contract/ports';
import * as v from 'valibot';
import { fail, rateLimited, succeed } from '../account/index.ts';
import { refuse, salonHere } from './current-professional.ts';
import type { ProfessionalContext } from './professional-context.ts';
import { sendSalonLetter } from './salon-letter.ts';

/** Content of the link that the office gets; letters of before there were proofs are about a page. */
export const officeLink = v.object({
  salonNo: v.string(),
  madeAt: v.string(),
  owner: v.string(),
  about: v.optional(v.picklist(['page', 'proof']), 'page'),
});

type OfficeLink = Readonly<v.InferOutput<typeof officeLink>>;

export const OFFICE_LETTERS = {
  page: { asked: 'Salon Page Proposed', decided: 'Salon Page Decided' },
  proof: { asked: 'Salon Proof Entered', decided: 'Salon Proof Decided' },
} as const;

/** Keeps what the professional's own salon asks, and sends the office a link that decides on it. */
export async function askOffice(
  source: ProfessionalContext,
  about: OfficeLink['about'],
  keep: (asked: Omit<OfficeLink, 'about'>) => Promise<AccountOutcome<null>>,
): Promise<AccountOutcome<null>> {
  const { desk, limits, market, network, now } = source;
  const attempt = await limits.requestsByNetwork.attempt(network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  const here = await salonHere(source, about);
  if (here.kind !== 'here') return refuse(here);
  const office = desk.officeOf(market);
  if (office === null) return fail('mailNotSent');
  const { salonNo } = here.salon;
  const asked = { salonNo, madeAt: new Date(now()).toISOString(), owner: here.email };
  const kept = await keep(asked);
  if (!kept.ok) return kept;
  const token = await desk.links.encrypt({ ...asked, about } satisfies OfficeLink);
  const letter = { to: office, metric: OFFICE_LETTERS[about].asked, token };
  return (await sendSalonLetter(source, letter)) ? succeed(null) : fail('mailNotSent');
}
