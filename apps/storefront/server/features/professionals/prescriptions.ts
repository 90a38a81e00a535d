import {
  checkPrescription,
  type Prescription,
  placeForNew,
  prescriptionState,
} from '@lokke/domain/prescriptions';
import { fail, rateLimited, succeed } from '../account/index.ts';
import { closesAt, newPrescriptionCode } from '../prescriptions/index.ts';
import { refuse, salonHere } from './current-professional.ts';
import type { Method } from './professional-context.ts';
import { outcomeOf, tryAgain } from './try-again.ts';

export const prescriptions: Method<'prescriptions'> = async (source) => {
  const here = await salonHere(source, 'prescriptions');
  if (here.kind !== 'here') return here;
  const { salonNo } = here.salon;
  const [kept, bought] = await Promise.all([
    source.prescriptions?.ofSalon(salonNo) ?? null,
    source.statements.boughtOf(source.market, salonNo),
  ]);
  if (kept === null) return { kind: 'unavailable' };
  const newestFirst = kept.toSorted((left, right) =>
    right.prescription.madeAt.localeCompare(left.prescription.madeAt),
  );
  return {
    kind: 'found',
    salonNo,
    salonName: here.salon.salonName,
    prescriptions: newestFirst.map(({ prescription, openedCount }) => ({
      prescription,
      openedCount,
      state: prescriptionState(prescription, source.now()),
      closesAt: closesAt(prescription),
      boughtCount: bought && (bought.get(prescription.code) ?? 0),
    })),
  };
};

export const prescribe: Method<'prescribe'> = async (source, form) => {
  const check = checkPrescription(form);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = await source.limits.requestsByNetwork.attempt(source.network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  const here = await salonHere(source, 'prescriptions');
  if (here.kind !== 'here') return refuse(here);
  const { salonNo, salonName } = here.salon;
  return tryAgain(async () => {
    const kept = await source.prescriptions?.ofSalon(salonNo);
    if (!source.prescriptions || !kept) return fail('platformFailed');
    const place = placeForNew(kept, source.now());
    if (place === null) return fail('tooManyPrescriptions');
    const prescription: Prescription = {
      ...check.value,
      salonNo,
      salonName,
      language: source.market.language,
      revokedAt: null,
      code: newPrescriptionCode(),
      madeAt: new Date(source.now()).toISOString(),
    };
    const replaced = kept.find((one) => one.place === place) ?? null;
    const written = await source.prescriptions.write({ place, prescription }, replaced);
    return outcomeOf(written, prescription.code);
  });
};

/** Finds it among those of the professional's own salon: another's code is none. */
export const revokePrescription: Method<'revokePrescription'> = async (source, code) => {
  const here = await salonHere(source, 'prescriptions');
  if (here.kind !== 'here') return refuse(here);
  const { salonNo } = here.salon;
  return tryAgain(async () => {
    const kept = await source.prescriptions?.ofSalon(salonNo);
    if (!source.prescriptions || !kept) return fail('platformFailed');
    const found = kept.find(({ prescription }) => prescription.code === code);
    if (found === undefined) return fail('linkInvalid');
    const { place, prescription } = found;
    if (prescription.revokedAt !== null) return succeed(null);
    const revokedAt = new Date(source.now()).toISOString();
    const revoked = { place, prescription: { ...prescription, revokedAt } };
    return outcomeOf(await source.prescriptions.write(revoked, found), null);
  });
};
