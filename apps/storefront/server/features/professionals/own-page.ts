import type { AccountOutcome } from '@lokke/contract/ports';
import { checkOwnPage, isSamePage, type OwnPage } from '@lokke/domain/salons';
import { fail, rateLimited, succeed } from '../account/index.ts';
import { drawPhoto } from '../salons/index.ts';
import { askOffice } from './ask-office.ts';
import { salonHere } from './current-professional.ts';
import { askedOffice } from './office.ts';
import type { Method, ProfessionalContext } from './professional-context.ts';

/** Page of the professional's own salon: as proposed last, else as shown. */
export const ownPage: Method<'ownPage'> = async (source) => {
  const here = await salonHere(source, 'page');
  if (here.kind !== 'here') return here;
  const { salonNo, salonName } = here.salon;
  const last = await lastPage(source, salonNo);
  return last === null ? { kind: 'unavailable' } : { kind: 'found', salonNo, salonName, ...last };
};

/** Null while it cannot be read. */
async function lastPage(source: ProfessionalContext, salonNo: string) {
  const found = await source.desk.pages.ofSalon(salonNo);
  if (found.kind === 'failed') return null;
  if (found.kind === 'missing') {
    return { page: await source.desk.shownPage(source.market, salonNo), state: null, reason: '' };
  }
  const { proposal, state, reason } = found.value;
  return { page: proposal.content, state, reason };
}

/** Shows nothing before the office has agreed by the link of its letter. A photo stays unless another comes or it is taken off. */
export const proposePage: Method<'proposePage'> = async (source, form, photo) => {
  const { pages } = source.desk;
  const check = checkOwnPage(form, photo && 'new');
  if (!check.ok) return fail(check.code, { fields: check.fields });
  return askOffice(source, 'page', async ({ salonNo, madeAt }) => {
    const last = await lastPage(source, salonNo);
    if (last === null) return fail('platformFailed');
    const kept = form['removePhoto'] ? null : (last.page.photo?.id ?? null);
    const named = photo ? await keepPhoto(source, salonNo, photo) : succeed(kept);
    if (!named.ok) return named;
    const whole = checkOwnPage(form, named.value);
    if (!whole.ok) return fail(whole.code, { fields: whole.fields });
    // Leaves out what is asked or was refused: its letter may be lost, or the office may think otherwise by now.
    const isShown = last.state === null || last.state === 'approved';
    if (isShown && isSamePage(whole.value, last.page)) return fail('nothingChanged');
    const isKept = await pages.propose({ salonNo, madeAt, content: whole.value });
    if (!isKept) return fail('platformFailed');
    source.inBackground(source.desk.sweepPhotos(source.market, salonNo, whole.value));
    return succeed(null);
  });
};

async function keepPhoto(
  { desk, limits }: ProfessionalContext,
  salonNo: string,
  bytes: Uint8Array,
): Promise<AccountOutcome<string>> {
  const attempt = await limits.photosBySalon.attempt(salonNo);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  const drawn = await drawPhoto(bytes);
  if (!drawn.ok) return fail(drawn.failure, { fields: ['photo'] });
  const id = await desk.photos.keep(salonNo, drawn.value);
  return id === null ? fail('platformFailed') : succeed(id);
}

/** Photo that a salon asks to show: for its owner, and for whoever has the office's link. */
export const askedPhoto: Method<'askedPhoto'> = async (source, code) => {
  // A cookie that is read keeps an answer private.
  await source.session.read();
  const page = code === '' ? await pageHere(source) : await pageOfOffice(source, code);
  return page?.photo ? source.desk.photos.read(page.photo.id, 'large') : null;
};

async function pageHere(source: ProfessionalContext): Promise<OwnPage | null> {
  const found = await ownPage(source);
  return found.kind === 'found' ? found.page : null;
}

async function pageOfOffice(source: ProfessionalContext, code: string): Promise<OwnPage | null> {
  const asked = await askedOffice(source, code);
  return asked?.about === 'page' ? asked.proposal.content : null;
}
