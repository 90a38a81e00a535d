import type { AccountOutcome, InvitationAnswer } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import {
  checkPerson,
  isInvitationOpen,
  MOST_SALON_PEOPLE,
  type SalonPerson,
} from '@lokke/domain/salons';
import * as v from 'valibot';
import { openLink } from '../../http/session/index.ts';
import { fail, rateLimited, succeed } from '../account/index.ts';
import type { KnownPerson } from '../salons/index.ts';
import { currentProfessional, refuse, salonHere } from './current-professional.ts';
import type { Method, ProfessionalContext } from './professional-context.ts';
import { sendSalonLetter } from './salon-letter.ts';
import { outcomeOf, type Tried, tryAgain } from './try-again.ts';

/** People of the salon that the professional acts for. */
export const salonPeople: Method<'people'> = async (source) => {
  const here = await salonHere(source, 'people');
  if (here.kind !== 'here') return here;
  const people = await source.desk.people.ofSalon(here.salon.salonNo);
  if (people === null) return { kind: 'unavailable' };
  const isOver = (one: SalonPerson) => !one.isJoined && !isInvitationOpen(one, source.now());
  return {
    kind: 'found',
    salonNo: here.salon.salonNo,
    salonName: here.salon.salonName,
    people: people.map((one) => ({
      email: one.email,
      role: one.role,
      state: isOver(one) ? 'expired' : one.isJoined ? 'joined' : 'invited',
    })),
  };
};

/** Gives nobody any right before the address itself agreed by the link of its letter. */
export const invitePerson: Method<'invitePerson'> = async (source, form) => {
  const { desk, limits, now } = source;
  const check = checkPerson(form);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const here = await salonHere(source, 'people');
  if (here.kind !== 'here') return refuse(here);
  const { salonNo } = here.salon;
  const { email, role } = check.value;
  const attempt = await limits.invitationsBySalon.attempt(salonNo);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  const list = await source.salons.listOf(source.market);
  const owned = list.kind === 'found' ? list.value.ownedBy({ email, isEmailProved: true }) : [];
  if (owned.some((one) => one.salonNo === salonNo)) {
    return fail('personKnown', { fields: ['email'] });
  }
  const toAddress = await limits.invitationsByAddress.attempt(email);
  if (!toAddress.isAllowed) return rateLimited('tooManyAttempts', toAddress.retryAfterInSeconds);
  const invitedAt = new Date(now()).toISOString();
  const person: SalonPerson = { salonNo, email, role, invitedAt, isJoined: false };
  const placed = await tryAgain(() => placeInvitation(source, person));
  if (!placed.ok) return placed;
  const token = await desk.links.encrypt({ salonNo, invitee: email, invitedAt });
  if (await sendSalonLetter(source, { to: email, metric: 'Salon Invitation', token })) {
    return succeed(null);
  }
  await desk.people.remove(person);
  return fail('mailNotSent');
};

/** Keeps the invitation, in the place of one that is over. */
async function placeInvitation(
  { desk, now }: ProfessionalContext,
  person: SalonPerson,
): Promise<Tried<null>> {
  const { salonNo, email } = person;
  const roster = await desk.people.rosterOf(salonNo);
  if (roster === null) return fail('platformFailed');
  const known = roster.people.find((one) => one.email === email);
  if (known && (known.isJoined || isInvitationOpen(known, now()))) {
    return fail('personKnown', { fields: ['email'] });
  }
  if (known === undefined && roster.people.length >= MOST_SALON_PEOPLE) {
    return fail('tooManyPeople');
  }
  const kept = known ? desk.people.change(known, person) : desk.people.invite(person, roster);
  return outcomeOf(await kept, null);
}

/** Gives somebody another role; a founder has no document, and stays what they are. */
export const changeRole: Method<'changeRole'> = async (source, { email, role }) => {
  return tryAgain(async () => {
    const found = await personHere(source, email);
    if (!found.ok) return found;
    const changes = { role: role === 'owner' ? 'owner' : 'stylist' } as const;
    return outcomeOf(await source.desk.people.change(found.value, changes), null);
  });
};

/** Withdraws an invitation, or takes the rights of somebody who joined: at their very next call. */
export const removePerson: Method<'removePerson'> = async (source, { email }) => {
  const found = await personHere(source, email);
  if (!found.ok) return found.code === 'linkInvalid' ? succeed(null) : found;
  return takeAway(source, found.value);
};

/** Finds somebody among those of the professional's own salon: another's are none. */
async function personHere(
  source: ProfessionalContext,
  email: unknown,
): Promise<AccountOutcome<KnownPerson>> {
  const here = await salonHere(source, 'people');
  if (here.kind !== 'here') return refuse(here);
  const people = await source.desk.people.ofSalon(here.salon.salonNo);
  if (people === null) return fail('platformFailed');
  const person = people.find((one) => one.email === email);
  return person === undefined ? fail('linkInvalid') : succeed(person);
}

/** Whoever has the salon's own address cannot leave: the salon would have nobody. */
export const leaveSalon: Method<'leaveSalon'> = async (source, salonNo) => {
  const here = await currentProfessional(source);
  if (!here.ok) return here;
  if (here.value === null) return fail('notLoggedIn');
  const { salon, mayLeave, email } = here.value;
  if (salon?.salonNo !== salonNo || !mayLeave) return fail('notAllowed');
  return takeAway(source, { salonNo, email: normaliseEmail(email) });
};

async function takeAway(
  { desk, log, market }: ProfessionalContext,
  person: Pick<SalonPerson, 'salonNo' | 'email'>,
): Promise<AccountOutcome<null>> {
  if (!(await desk.leave(person))) return fail('platformFailed');
  const { salonNo } = person;
  log({ level: 'info', event: 'salonPeople.left', market: market.locale, salonNo });
  return succeed(null);
}

const invitationLink = v.object({
  salonNo: v.string(),
  invitee: v.string(),
  invitedAt: v.string(),
});

type Asked =
  | { readonly state: Exclude<InvitationAnswer['state'], 'open'> }
  | {
      readonly state: 'open';
      readonly person: KnownPerson;
      readonly salonName: string;
    };

/** Decides alone who may accept: the logged-in account with exactly the invited address, which is proved. */
async function askedInvitation(source: ProfessionalContext, code: string): Promise<Asked> {
  const { desk, now, market, salons } = source;
  const link = await openLink(desk.links, invitationLink, code);
  if (link === null) return { state: 'invalid' };
  const { salonNo, invitee, invitedAt } = link;
  const [people, list] = await Promise.all([desk.people.ofSalon(salonNo), salons.listOf(market)]);
  if (people === null || list.kind !== 'found') return { state: 'unavailable' };
  const person = people.find((one) => one.email === invitee && one.invitedAt === invitedAt);
  const salon = list.value.byNumber(salonNo);
  if (person === undefined || salon === null || !isInvitationOpen(person, now())) {
    return { state: 'invalid' };
  }
  const here = await currentProfessional(source);
  if (!here.ok) return { state: 'unavailable' };
  if (here.value === null) return { state: 'loggedOut' };
  if (normaliseEmail(here.value.email) !== invitee) return { state: 'otherAccount' };
  if (!here.value.isEmailVerified) return { state: 'unproved' };
  return { state: 'open', person, salonName: salon.salonName };
}

/** Names the salon to nobody but whom it invited. */
export const invitation: Method<'invitation'> = async (source, code) => {
  const asked = await askedInvitation(source, code);
  if (asked.state !== 'open') return asked;
  const { person, salonName } = asked;
  return { state: 'open', salonName, role: person.role };
};

export const acceptInvitation: Method<'acceptInvitation'> = async (source, code) => {
  const { desk, log, market } = source;
  let salonNo = '';
  const joined = await tryAgain(async () => {
    const asked = await askedInvitation(source, code);
    if (asked.state === 'loggedOut') return fail('notLoggedIn');
    if (asked.state === 'unavailable') return fail('platformFailed');
    if (asked.state === 'invalid') return fail('linkInvalid');
    if (asked.state !== 'open') return fail('notAllowed');
    salonNo = asked.person.salonNo;
    return outcomeOf(await desk.people.change(asked.person, { isJoined: true }), null);
  });
  if (!joined.ok) return joined;
  log({ level: 'info', event: 'salonPeople.joined', market: market.locale, salonNo });
  await actFor(source, salonNo);
  return succeed(null);
};

/** Remembers which of their salons somebody acts for; one that is not theirs counts for nothing. */
export const actFor: Method<'actFor'> = async ({ session }, salonNo) => {
  const kept = await session.read();
  if (kept === null) return fail('notLoggedIn');
  await session.start({ ...kept, salonNo });
  return succeed(null);
};
