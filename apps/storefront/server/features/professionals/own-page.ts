import type {
  AccountOutcome,
  OwnPageAnswer,
  PageQuestion,
  PageVerdict,
} from '@lokke/contract/ports';
import {
  checkOwnPage,
  isPageLinkOpen,
  OWN_PAGE,
  type OwnPage,
  type OwnPageForm,
  type PageProposal,
  proposalState,
} from '@lokke/domain/salons';
import * as v from 'valibot';
import { fail, rateLimited, succeed } from '../account/index.ts';
import { salonHere } from './current-professional.ts';
import type { ProfessionalContext } from './professional-context.ts';
import { sendSalonLetter } from './salon-letter.ts';

const NO_PAGE: OwnPage = {
  ...{ openingHours: {}, services: [], stylists: [], languages: [] },
  ...{ bookingUrl: null, photoUrl: null },
};

/** Page of the professional's own salon: as proposed last, else as shown. */
export async function ownPage(source: ProfessionalContext): Promise<OwnPageAnswer> {
  const here = await salonHere(source, 'page');
  if (here.kind !== 'here') return here;
  const { salonNo, salonName } = here.salon;
  const found = await source.desk.pages.proposed(salonNo);
  if (found.kind === 'failed') return { kind: 'unavailable' };
  const { pictureOrigins } = source.desk;
  if (found.kind === 'missing') {
    const page = await shownPage(source, salonNo);
    const none = { state: null, reason: '' } as const;
    return { kind: 'found', salonNo, salonName, page, pictureOrigins, ...none };
  }
  const { proposal, decision } = found.value;
  const state = proposalState(proposal, decision);
  const reason = state === 'refused' ? (decision?.reason ?? '') : '';
  const { page } = proposal;
  return { kind: 'found', salonNo, salonName, page, pictureOrigins, state, reason };
}

async function shownPage(
  { salons, market }: ProfessionalContext,
  salonNo: string,
): Promise<OwnPage> {
  const list = await salons.listOf(market);
  if (list.kind !== 'found') return NO_PAGE;
  const { openingHours, ...shown } = list.value.detailsOf(salonNo);
  const hours = openingHours.map(({ day, hours }) => [day, hours ?? ''] as const);
  return { ...shown, openingHours: Object.fromEntries(hours) };
}

const pageLink = v.object({ salonNo: v.string(), madeAt: v.string(), owner: v.string() });

/** Shows nothing before the office has agreed by the link of its letter. */
export async function proposePage(
  source: ProfessionalContext,
  form: OwnPageForm,
): Promise<AccountOutcome<null>> {
  const { desk, limits, market, network } = source;
  const check = checkOwnPage(form, desk.pictureOrigins);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = await limits.requestsByNetwork.attempt(network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  const here = await salonHere(source, 'page');
  if (here.kind !== 'here') return fail('notLoggedIn');
  const office = desk.officeOf(market);
  if (office === null) return fail('mailNotSent');
  const { salonNo } = here.salon;
  const madeAt = new Date(source.now()).toISOString();
  if (!(await desk.pages.propose({ salonNo, madeAt, page: check.value }))) {
    return fail('platformFailed');
  }
  const token = await desk.links.encrypt({ salonNo, madeAt, owner: here.email });
  return (await sendSalonLetter(source, { to: office, metric: 'Salon Page Proposed', token }))
    ? succeed(null)
    : fail('mailNotSent');
}

/** Longer than any that is made. */
const MAX_CODE_LENGTH = 4_000;

interface AskedPage {
  readonly question: PageQuestion;
  readonly proposal: PageProposal;
  readonly owner: string;
}

/** Finds the proposal that the link of the office's letter is about; null once it is decided, replaced or too old. */
async function askedPage(source: ProfessionalContext, code: string): Promise<AskedPage | null> {
  const { desk, market, now, salons } = source;
  if (code === '' || code.length > MAX_CODE_LENGTH) return null;
  const link = v.safeParse(pageLink, await desk.links.decrypt(code));
  if (!link.success || !isPageLinkOpen(link.output, now())) return null;
  const { salonNo, madeAt, owner } = link.output;
  const [found, list] = await Promise.all([desk.pages.proposed(salonNo), salons.listOf(market)]);
  if (found.kind !== 'found' || list.kind !== 'found') return null;
  const { proposal, decision } = found.value;
  const salon = list.value.byNumber(salonNo);
  const isOpen = proposal.madeAt === madeAt && proposalState(proposal, decision) === 'asked';
  if (salon === null || !isOpen) return null;
  const shown = await shownPage(source, salonNo);
  return { question: { salon, page: proposal.page, shown }, proposal, owner };
}

/** Proposal as the office reads it, which needs no account: whoever has the link is the office. */
export async function pageQuestion(
  source: ProfessionalContext,
  code: string,
): Promise<PageQuestion | null> {
  return (await askedPage(source, code))?.question ?? null;
}

export async function decidePage(
  source: ProfessionalContext,
  { code, isApproved, reason }: PageVerdict,
): Promise<AccountOutcome<null>> {
  const { desk, log, market } = source;
  const why = reason.trim();
  if (!isApproved && (why === '' || why.length > OWN_PAGE.longestReason)) {
    return fail('reasonMissing', { fields: ['reason'] });
  }
  const asked = await askedPage(source, code);
  if (asked === null) return fail('linkInvalid');
  const { proposal, owner } = asked;
  if (!(await desk.pages.decide(market.countryCode, proposal, isApproved ? '' : why))) {
    return fail('platformFailed');
  }
  const { salonNo } = proposal;
  log({ level: 'info', event: 'salonPage.decided', market: market.locale, salonNo, isApproved });
  if (isApproved) await desk.noteChange(market);
  await sendSalonLetter(source, { to: owner, metric: 'Salon Page Decided', token: '' });
  return succeed(null);
}
