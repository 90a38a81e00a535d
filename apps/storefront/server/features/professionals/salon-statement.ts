import type { SalonStatementAnswer } from '@lokke/contract/ports';
import { currentProfessional } from './current-professional.ts';
import type { ProfessionalContext } from './professional-context.ts';

/** The statement of the salon whose address the professional has proved: the request names no salon. */
export async function salonStatement(source: ProfessionalContext): Promise<SalonStatementAnswer> {
  const here = await currentProfessional(source);
  if (!here.ok) return { kind: 'unavailable' };
  if (here.value === null) return { kind: 'loggedOut' };
  const { salon } = here.value;
  if (salon === null) return { kind: 'noSalon' };
  const statement = await source.statements.ofSalon(source.market, salon);
  return statement === null ? { kind: 'unavailable' } : { kind: 'found', statement };
}
