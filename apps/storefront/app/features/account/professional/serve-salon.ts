import type { OfficeQuestion, ProfessionalService, SalonPage } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { type SalonDetails, salonDetailsOf } from '@lokke/domain/salons';
import { type SalonNames, salonNamesIn } from '../../../shared/salons/salon-names.ts';

export interface OwnPageScreen extends SalonPage {
  readonly names: SalonNames;
}

type Question =
  | Extract<OfficeQuestion, { readonly about: 'proof' }>
  | {
      readonly about: 'page';
      readonly salon: OfficeQuestion['salon'];
      readonly asked: SalonDetails;
      readonly shown: SalonDetails;
    };

export interface OfficeScreen {
  readonly names: SalonNames;
  /** Null for a link that works no longer. */
  readonly question: Question | null;
}

/** Names days in full, as labels of what is typed. */
export function ownPageScreen(found: SalonPage | null, market: Market): OwnPageScreen | null {
  return found && { ...found, names: salonNamesIn(market, 'long') };
}

export async function loadOffice(
  area: Pick<ProfessionalService, 'officeQuestion'>,
  market: Market,
  code: string,
): Promise<OfficeScreen> {
  const found = await area.officeQuestion(code);
  const names = salonNamesIn(market);
  if (found?.about !== 'page') return { names, question: found };
  const { about, salon, page, shown } = found;
  const question = { about, salon, asked: salonDetailsOf(page), shown: salonDetailsOf(shown) };
  return { names, question };
}
