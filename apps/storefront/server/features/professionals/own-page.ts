import type { AccountOutcome, OwnPageAnswer } from '@lokke/contract/ports';
import { checkOwnPage, type OwnPage, type OwnPageForm } from '@lokke/domain/salons';
import { fail } from '../account/index.ts';
import { askOffice } from './ask-office.ts';
import { salonHere } from './current-professional.ts';
import type { ProfessionalContext } from './professional-context.ts';

const NO_PAGE: OwnPage = {
  ...{ openingHours: {}, services: [], stylists: [], languages: [] },
  ...{ bookingUrl: null, photoUrl: null },
};

/** Page of the professional's own salon: as proposed last, else as shown. */
export async function ownPage(source: ProfessionalContext): Promise<OwnPageAnswer> {
  const here = await salonHere(source, 'page');
  if (here.kind !== 'here') return here;
  const { salonNo, salonName } = here.salon;
  const found = await source.desk.pages.ofSalon(salonNo);
  if (found.kind === 'failed') return { kind: 'unavailable' };
  const { pictureOrigins } = source.desk;
  if (found.kind === 'missing') {
    const page = await shownPage(source, salonNo);
    const none = { state: null, reason: '' } as const;
    return { kind: 'found', salonNo, salonName, page, pictureOrigins, ...none };
  }
  const { proposal, state, reason } = found.value;
  const page = proposal.content;
  return { kind: 'found', salonNo, salonName, page, pictureOrigins, state, reason };
}

export async function shownPage(
  { salons, market }: ProfessionalContext,
  salonNo: string,
): Promise<OwnPage> {
  const list = await salons.listOf(market);
  if (list.kind !== 'found') return NO_PAGE;
  const { openingHours, ...shown } = list.value.detailsOf(salonNo);
  const hours = openingHours.map(({ day, hours }) => [day, hours ?? ''] as const);
  return { ...shown, openingHours: Object.fromEntries(hours) };
}

/** Shows nothing before the office has agreed by the link of its letter. */
export async function proposePage(
  source: ProfessionalContext,
  form: OwnPageForm,
): Promise<AccountOutcome<null>> {
  const { pages, pictureOrigins } = source.desk;
  const check = checkOwnPage(form, pictureOrigins);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  return askOffice(source, 'page', ({ salonNo, madeAt }) =>
    pages.propose({ salonNo, madeAt, content: check.value }),
  );
}
