import { normaliseEmail } from '@lokke/domain/accounts';
import { checkProof, maskProof, type Proof } from '@lokke/domain/salons';
import { fail, succeed } from '../account/index.ts';
import { askOffice } from './ask-office.ts';
import { refuse, salonHere } from './current-professional.ts';
import type { Method } from './professional-context.ts';

/** Proof of the professional's own salon, with its number masked. */
export const proofOfTrade: Method<'proofOfTrade'> = async (source) => {
  const here = await salonHere(source, 'proof');
  if (here.kind !== 'here') return here;
  const { salonNo, salonName } = here.salon;
  const found = await source.desk.proofs.ofSalon(salonNo);
  if (found.kind === 'failed') return { kind: 'unavailable' };
  const { countryCode: country } = source.market;
  const place = { kind: 'found', salonNo, salonName, country } as const;
  if (found.kind === 'missing') return { ...place, entered: null };
  const { proposal, state, reason } = found.value;
  return { ...place, entered: { number: maskProof(proposal.content.number), state, reason } };
};

const isSameProof = (one: Proof, other: Proof): boolean =>
  one.country === other.country && one.number === other.number && one.state === other.state;

/** Replaces the number before it, which counts no more, by one that counts once the office has accepted it. */
export const enterProof: Method<'enterProof'> = async (source, form) => {
  const { desk, inBackground, market } = source;
  const check = checkProof(form, market.countryCode);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  return askOffice(source, 'proof', async ({ salonNo, madeAt, owner }) => {
    const known = await desk.proofs.ofSalon(salonNo);
    if (known.kind === 'failed') return fail('platformFailed');
    // Leaves out what is asked or was refused: its letter may be lost, or the office may think otherwise by now.
    const isAccepted = known.kind === 'found' && known.value.state === 'approved';
    if (isAccepted && isSameProof(known.value.proposal.content, check.value)) {
      return fail('nothingChanged');
    }
    const proposal = { salonNo, madeAt, content: check.value };
    const isKept = await desk.proofs.propose(proposal, { owner: normaliseEmail(owner) });
    if (!isKept) return fail('platformFailed');
    inBackground(desk.tags.endAt(salonNo));
    return succeed(null);
  });
};

/** Deletes the number, and what the office decided on it. */
export const withdrawProof: Method<'withdrawProof'> = async (source) => {
  const { desk, inBackground, log, market } = source;
  const here = await salonHere(source, 'proof');
  if (here.kind !== 'here') return refuse(here);
  const { salonNo } = here.salon;
  if (!(await desk.proofs.remove(salonNo))) return fail('platformFailed');
  log({ level: 'info', event: 'salonProof.withdrawn', market: market.locale, salonNo });
  inBackground(desk.tags.endAt(salonNo));
  return succeed(null);
};
