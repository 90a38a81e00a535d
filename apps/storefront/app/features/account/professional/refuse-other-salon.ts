import { API_ERRORS } from '@lokke/contract/errors';
import type { AccountError, ProfessionalService } from '@lokke/contract/ports';
import type { FormValues } from '../forms/form-reply.ts';

/** Refuses a form of a page that was opened before another salon was chosen: no salon's account is changed for another's. */
export async function refuseOtherSalon(
  area: Pick<ProfessionalService, 'currentProfessional'>,
  { salonNo }: FormValues,
): Promise<AccountError | null> {
  if (salonNo === undefined) return null;
  const here = await area.currentProfessional();
  if (!here.ok || here.value === null || here.value.salon?.salonNo === salonNo) return null;
  const code = 'otherSalon';
  return { ok: false, code, message: API_ERRORS[code].message, fields: [] };
}
