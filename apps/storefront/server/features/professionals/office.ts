import type { OfficeQuestion } from '@lokke/contract/ports';
import {
  OWN_PAGE,
  type OwnPage,
  officeTask,
  type Proof,
  type Proposal,
} from '@lokke/domain/salons';
import type { Written } from '@lokke/firestore';
import { openLink } from '../../http/session/index.ts';
import { fail } from '../account/index.ts';
import type { Proposals } from '../salons/index.ts';
import { OFFICE_LETTERS, officeLink } from './ask-office.ts';
import type { Method, ProfessionalContext } from './professional-context.ts';
import { sendSalonLetter } from './salon-letter.ts';
import { outcomeOf } from './try-again.ts';

type Asked = {
  readonly owner: string;
  readonly task: 'decide' | 'withdraw';
  readonly decided: string | null;
  readonly salon: OfficeQuestion['salon'];
} & (
  | { readonly about: 'page'; readonly proposal: Proposal<OwnPage> }
  | { readonly about: 'proof'; readonly proposal: Proposal<Proof> }
);

/** Finds what the link of the office's letter is about; null once it is decided, replaced or too old. */
export async function askedOffice(
  source: ProfessionalContext,
  code: string,
): Promise<Asked | null> {
  const { desk, market, now, salons } = source;
  const link = await openLink(desk.links, officeLink, code);
  if (link === null) return null;
  const { salonNo, madeAt, owner, about } = link;
  const list = await salons.listOf(market);
  const salon = list.kind === 'found' ? list.value.byNumber(salonNo) : null;
  if (salon === null) return null;
  const find = async <Content>(proposals: Proposals<Content>) => {
    const found = await proposals.ofSalon(salonNo);
    if (found.kind !== 'found' || found.value.proposal.madeAt !== madeAt) return null;
    const { proposal, state, decided } = found.value;
    const task = officeTask({ madeAt, state, isRevocable: about === 'proof' }, now());
    return task && { proposal, decided, task, owner, salon };
  };
  if (about === 'page') {
    const asked = await find(desk.pages);
    return asked && { ...asked, about };
  }
  const asked = await find(desk.proofs);
  return asked && { ...asked, about };
}

/** Question of a salon as the office reads it, which needs no account: whoever has the link is the office. */
export const officeQuestion: Method<'officeQuestion'> = async (source, code) => {
  const asked = await askedOffice(source, code);
  if (asked === null) return null;
  const { about, salon, proposal, task } = asked;
  return about === 'page'
    ? {
        about,
        salon,
        page: proposal.content,
        shown: await source.desk.shownPage(source.market, salon.salonNo),
      }
    : { about, salon, proof: proposal.content, isAccepted: task === 'withdraw' };
};

export const decideAsked: Method<'decideAsked'> = async (source, { code, isApproved, reason }) => {
  const { log, market } = source;
  const why = reason.trim();
  if (!isApproved && (why === '' || why.length > OWN_PAGE.longestReason)) {
    return fail('reasonMissing', { fields: ['reason'] });
  }
  const asked = await askedOffice(source, code);
  if (asked === null || (isApproved && asked.task === 'withdraw')) return fail('linkInvalid');
  const { about, owner, proposal } = asked;
  const outcome = outcomeOf(await decide(source, asked, isApproved ? '' : why), null);
  // Whoever decided first is the office; the other one reads that the link is used.
  if (outcome === 'changed') return fail('linkInvalid');
  if (!outcome.ok) return outcome;
  const event = about === 'page' ? 'salonPage.decided' : 'salonProof.decided';
  log({ level: 'info', event, market: market.locale, salonNo: proposal.salonNo, isApproved });
  const metric = OFFICE_LETTERS[about].decided;
  await sendSalonLetter(source, { to: owner, metric, token: '' });
  return outcome;
};

async function decide(
  { desk, market, inBackground }: ProfessionalContext,
  asked: Asked,
  reason: string,
): Promise<Written> {
  const { pages, proofs, tags } = desk;
  const { salonNo } = asked.proposal;
  if (asked.about === 'proof') {
    const outcome = await proofs.decide(asked, reason);
    if (outcome === 'written' && asked.task === 'withdraw') inBackground(tags.endAt(salonNo));
    return outcome;
  }
  if (reason !== '') return pages.decide(asked, reason);
  const shown = pages.shownAs(market.countryCode, asked.proposal);
  const outcome = await pages.decide(asked, reason, shown);
  if (outcome === 'written') {
    await desk.noteChange(market);
    inBackground(desk.sweepPhotos(market, salonNo, asked.proposal.content));
  }
  return outcome;
}
