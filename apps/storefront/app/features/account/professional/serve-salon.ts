import type { OwnPageAnswer, PageQuestion, ProfessionalService } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { type SalonDetails, salonDetailsOf } from '@lokke/domain/salons';
import { type SalonNames, salonNamesIn } from '../../../shared/salons/salon-names.ts';

type OwnPageFound = Extract<OwnPageAnswer, { readonly kind: 'found' }>;

export interface OwnPageScreen extends OwnPageFound {
  readonly names: SalonNames;
}

export interface OfficeScreen {
  readonly names: SalonNames;
  /** Null for a link that works no longer. */
  readonly question: {
    readonly salon: PageQuestion['salon'];
    readonly asked: SalonDetails;
    readonly shown: SalonDetails;
  } | null;
}

/** Names days in full, as labels of what is typed. */
export function ownPageScreen(found: OwnPageFound | null, market: Market): OwnPageScreen | null {
  return found && { ...found, names: salonNamesIn(market, 'long') };
}

export async function loadOffice(
  area: Pick<ProfessionalService, 'pageQuestion'>,
  market: Market,
  code: string,
): Promise<OfficeScreen> {
  const question = await area.pageQuestion(code);
  return {
    names: salonNamesIn(market),
    question: question && {
      salon: question.salon,
      asked: salonDetailsOf(question.page),
      shown: salonDetailsOf(question.shown),
    },
  };
}
