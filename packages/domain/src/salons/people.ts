import { isEmail, normaliseEmail } from '../accounts/index.ts';

export type SalonRole = 'owner' | 'stylist';

export const SALON_TASKS = [
  ...(['statement', 'bank', 'page', 'people'] as const),
  ...(['prescriptions', 'cards', 'education'] as const),
];

export type SalonTask = (typeof SALON_TASKS)[number];

/** Names who may do what in the professional area. */
const ALLOWED: Readonly<Record<SalonTask, readonly SalonRole[]>> = {
  statement: ['owner'],
  bank: ['owner'],
  page: ['owner'],
  people: ['owner'],
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
