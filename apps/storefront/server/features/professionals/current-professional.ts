import type { SalonRefusal } from '@lokke/contract/ports';
import {
  mayDo,
  type PublicSalon,
  placesOfPerson,
  SALON_TASKS,
  type SalonCandidate,
  type SalonTask,
} from '@lokke/domain/salons';
import { fail, succeed } from '../account/index.ts';
import { mapIdentityError } from './map-identity-error.ts';
import {
  endSessionIfRevoked,
  idTokenOf,
  type Method,
  type ProfessionalContext,
} from './professional-context.ts';

/** Identifies the session's professional at the identity service. */
export const currentProfessional: Method<'currentProfessional'> = async (source) => {
  const token = await idTokenOf(source);
  if (!token.ok) return mapIdentityError(source, token.failure);
  if (token.value === null) return succeed(null);
  const found = await source.client.lookUp(token.value);
  if (!found.ok) {
    const ended = endSessionIfRevoked(source, found.failure);
    return ended.ok ? succeed(null) : mapIdentityError(source, ended.failure);
  }
  const { email, isEmailVerified } = found.value;
  const hasBankDesk = source.bank !== null;
  const nowhere = { salon: null, tasks: [], mayLeave: false, salons: [] } as const;
  const places = await placesOf(source, { email, isEmailProved: isEmailVerified });
  if (places === null) return fail('salonsNotLoaded');
  const chosen = (await source.session.read())?.salonNo;
  const place = places.find(({ salon }) => salon.salonNo === chosen) ?? places[0];
  if (place === undefined) return succeed({ email, isEmailVerified, hasBankDesk, ...nowhere });
  const { salon, role, isFounder } = place;
  const asksProof = source.salons.asksProof(source.market);
  const tasks = SALON_TASKS.filter((task) => mayDo(role, task) && (task !== 'proof' || asksProof));
  return succeed({
    email,
    isEmailVerified,
    hasBankDesk,
    salon,
    tasks,
    mayLeave: !isFounder,
    salons: places.map((one) => one.salon),
  });
};

/** Asked anew at each call: who was removed a moment ago has no place. Null while the salons are not known. */
async function placesOf({ salons, market, desk }: ProfessionalContext, candidate: SalonCandidate) {
  if (!candidate.isEmailProved) return [];
  const [loaded, people] = await Promise.all([
    salons.listOf(market),
    desk.people.ofEmail(candidate.email),
  ]);
  if (loaded.kind === 'failed') return null;
  if (loaded.kind === 'missing') return [];
  const own = loaded.value.ownedBy(candidate);
  if (people === null && own.length === 0) return null;
  return placesOfPerson({ own, people: people ?? [], byNumber: loaded.value.byNumber });
}

type SalonHere =
  | { readonly kind: 'here'; readonly email: string; readonly salon: PublicSalon }
  | SalonRefusal;

/**
 * The salon that the professional acts for, where their role may do the task: requests name no salon, and every call of the
 * area that reads or changes one asks here.
 */
export async function salonHere(source: ProfessionalContext, task: SalonTask): Promise<SalonHere> {
  const here = await currentProfessional(source);
  if (!here.ok) return { kind: 'unavailable' };
  if (here.value === null) return { kind: 'loggedOut' };
  const { email, salon, tasks } = here.value;
  return salon === null || !tasks.includes(task)
    ? { kind: 'noSalon' }
    : { kind: 'here', email, salon };
}

const REFUSALS = {
  loggedOut: 'notLoggedIn',
  noSalon: 'notAllowed',
  unavailable: 'platformFailed',
} as const;

/** Says why somebody who is not here may change nothing. */
export function refuse({ kind }: Exclude<SalonHere, { readonly kind: 'here' }>) {
  return fail(REFUSALS[kind]);
}

export const salonStatement: Method<'salonStatement'> = async (source) => {
  const here = await salonHere(source, 'statement');
  if (here.kind !== 'here') return here;
  const statement = await source.statements.ofSalon(source.market, here.salon);
  return statement === null ? { kind: 'unavailable' } : { kind: 'found', statement };
};
