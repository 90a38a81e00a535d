import { isEmail, normaliseEmail } from '../accounts/index.ts';
import type { MissingTradeProof } from '../trade/index.ts';
import type { ProposalState } from './proposals.ts';

export type SalonRole = 'owner' | 'stylist';

export const SALON_TASKS = [
  'statement',
  'bank',
  'page',
  'people',
  'proof',
  'prescriptions',
  'cards',
  'education',
] as const;

export type SalonTask = (typeof SALON_TASKS)[number];

/** Names who may do what in the professional area. */
const ALLOWED: Readonly<Record<SalonTask, readonly SalonRole[]>> = {
  statement: ['owner'],
  bank: ['owner'],
  page: ['owner'],
  people: ['owner'],
  proof: ['owner'],
  prescriptions: ['owner', 'stylist'],
  cards: ['owner', 'stylist'],
  education: ['owner', 'stylist'],
};

export function mayDo(role: SalonRole, task: SalonTask): boolean {
  return ALLOWED[task].includes(role);
}

/** Somebody whom an owner invited to a salon: nobody yet, until they join. */
export interface SalonPerson {
  readonly salonNo: string;
  readonly email: string;
  readonly role: SalonRole;
  /** ISO 8601; names the invitation among those of its address. */
  readonly invitedAt: string;
  readonly isJoined: boolean;
}

const DAY_IN_MS = 86_400_000;
const INVITATION_OPEN_IN_MS = 7 * DAY_IN_MS;

/** Tells whether an invitation can be accepted: once, for seven days, and by its address alone. */
export function isInvitationOpen(
  { invitedAt, isJoined }: Pick<SalonPerson, 'invitedAt' | 'isJoined'>,
  nowInMs: number,
): boolean {
  const ageInMs = nowInMs - Date.parse(invitedAt);
  return !isJoined && ageInMs >= 0 && ageInMs < INVITATION_OPEN_IN_MS;
}

/** Left and still known to a shop as a professional: no invitation of any day. */
const LEFT_AT = new Date(0).toISOString();

/** Keeps somebody's name without any right, until the shop could be told. */
export function leave({ salonNo, email }: Pick<SalonPerson, 'salonNo' | 'email'>): SalonPerson {
  return { salonNo, email, role: 'stylist', invitedAt: LEFT_AT, isJoined: false };
}

/** Tells whether a shop may know somebody by this place: whoever was only invited has none there. */
export function hadRights({ isJoined, invitedAt }: SalonPerson): boolean {
  return isJoined || invitedAt === LEFT_AT;
}

export const MOST_SALON_PEOPLE = 30;

export type PersonForm = { readonly [Field in 'email' | 'role']?: unknown };

export type PersonCheck =
  | { readonly ok: true; readonly value: Pick<SalonPerson, 'email' | 'role'> }
  | { readonly ok: false; readonly code: 'emailInvalid'; readonly fields: readonly ['email'] };

/** Reads whom to invite; a role that there is not gets the lesser rights. */
export function checkPerson({ email, role }: PersonForm): PersonCheck {
  const address = normaliseEmail(typeof email === 'string' ? email : '');
  if (!isEmail(address)) return { ok: false, code: 'emailInvalid', fields: ['email'] };
  return { ok: true, value: { email: address, role: role === 'owner' ? 'owner' : 'stylist' } };
}

interface Place<Salon> {
  readonly salon: Salon;
  readonly role: SalonRole;
  /** Owns the salon's address: is always an owner, and cannot leave. */
  readonly isFounder: boolean;
}

interface Places<Salon> {
  /** Salons that have the proved address themselves. */
  readonly own: readonly Salon[];
  readonly people: readonly SalonPerson[];
  readonly byNumber: (salonNo: string) => Salon | null;
}

/** All salons that somebody works for: their own first, then those that they joined. */
export function placesOfPerson<Salon extends { readonly salonNo: string }>({
  own,
  people,
  byNumber,
}: Places<Salon>): readonly Place<Salon>[] {
  const numbers = new Set(own.map(({ salonNo }) => salonNo));
  const joined = people.flatMap(({ salonNo, role, isJoined }) => {
    const salon = isJoined && !numbers.has(salonNo) ? byNumber(salonNo) : null;
    return salon === null ? [] : [{ salon, role, isFounder: false }];
  });
  return [...own.map((salon) => ({ salon, role: 'owner' as const, isFounder: true })), ...joined];
}

interface ProvedPlace<Salon> {
  readonly salon: Salon;
  /** Null for a salon that has entered no proof of its trade. */
  readonly proof: ProposalState | null;
}

export type TradeAccess<Salon> =
  | { readonly kind: 'open'; readonly salon: Salon }
  /** Salon prices wait for a proof. */
  | { readonly kind: 'unproved'; readonly salon: Salon; readonly proof: MissingTradeProof };

/** Decides at which salon's prices somebody buys: the first of theirs, or where a proof is asked, the first that has one. */
export function tradeAccess<Salon>(
  places: readonly ProvedPlace<Salon>[],
  asksProof: boolean,
): TradeAccess<Salon> | null {
  const [first] = places;
  if (first === undefined) return null;
  const open = asksProof ? places.find(({ proof }) => proof === 'approved') : first;
  if (open !== undefined) return { kind: 'open', salon: open.salon };
  const { salon, proof } = first;
  return {
    kind: 'unproved',
    salon,
    proof: proof === null || proof === 'approved' ? 'missing' : proof,
  };
}
