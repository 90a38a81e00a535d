import { API_ERRORS } from '@lokke/contract/errors';
import type {
  Catalogue,
  Professional,
  ProfessionalService,
  SalonStatement,
} from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { type PublicSalon, type SalonTask, salonCardLink } from '@lokke/domain/salons';
import { data } from 'react-router';
import { redirectWithin } from '../../../shared/redirect-within.ts';
import { formErrorResponse, successReply } from '../forms/form-reply.ts';
import { FORM_NAME } from '../forms/form-state.ts';
import { afterLogin, emailLinkPath } from './email-link-path.ts';
import { drawQrCode, svgOf } from './qr-code.ts';
import { refuseOtherSalon } from './refuse-other-salon.ts';
import {
  AREA,
  BANK_FORMS,
  codeOf,
  formScreenOf,
  HOME_FORMS,
  letterCodeOf,
  PRESCRIPTION_FORMS,
  PRESCRIPTIONS,
  type SalonCard,
  type Screen,
  VERIFY_FORMS,
} from './screen.ts';
import { loadPrescriptions } from './serve-prescriptions.ts';
import { loadOffice, ownPageScreen } from './serve-salon.ts';
import { type Reply, respondTo, type Submission, submitSalon } from './submit-salon.ts';

interface ScreenRequest {
  readonly area: ProfessionalService;
  readonly catalogue: Pick<Catalogue, 'product' | 'products'>;
  readonly market: Market;
  /** Public origin of the shop. */
  readonly origin: string;
  readonly segment: string | undefined;
  readonly url: URL;
}

export async function loadScreen(request: ScreenRequest): Promise<Screen> {
  const { area, market, segment, url } = request;
  if (segment === undefined) return homeOrLogin(area, url);
  if (segment === 'statement') {
    return { kind: 'statement', statement: await loadStatement(area, url) };
  }
  if (segment === 'cards') return { kind: 'cards', card: await loadCard(request) };
  if (segment === 'prescriptions') {
    const answer = foundOrElsewhere(await area.prescriptions(), url);
    return { kind: segment, prescriptions: await loadPrescriptions(request, answer) };
  }
  if (segment === 'bank') {
    const answer = await area.bankAccount(letterCodeOf(url));
    return { kind: 'bank', bank: foundOrElsewhere(answer, url) };
  }
  if (segment === 'page') {
    const answer = foundOrElsewhere(await area.ownPage(), url);
    return { kind: 'page', page: ownPageScreen(answer, market) };
  }
  if (segment === 'proof') {
    return { kind: segment, proof: foundOrElsewhere(await area.proofOfTrade(), url) };
  }
  if (segment === 'office') {
    return { kind: 'office', office: await loadOffice(area, market, letterCodeOf(url)) };
  }
  if (segment === 'people') {
    return { kind: segment, people: foundOrElsewhere(await area.people(), url) };
  }
  if (segment === 'invitation') {
    return { kind: segment, invitation: await area.invitation(letterCodeOf(url)) };
  }
  if (segment === 'action') throw redirectWithin(url, emailLinkPath(url, market));
  const kind = formScreenOf(segment);
  if (kind === null) throw data(null, { status: 404 });
  if (kind === 'verify') return { kind, isElsewhere: await isElsewhere(area, url) };
  if (kind === 'login' || kind === 'register') await redirectIfLoggedIn(area, url);
  return { kind };
}

/** Asks whether somebody has to prove more than that they read the letter; a link that cannot be read says so when pressed. */
async function isElsewhere(area: ProfessionalService, url: URL): Promise<boolean> {
  const isOwn = await area.isOwnLink(codeOf(url));
  return isOwn.ok && !isOwn.value;
}

async function homeOrLogin(area: ProfessionalService, url: URL): Promise<Screen> {
  return { kind: 'home', professional: await professionalOrLogin(area, url) };
}

async function professionalOrLogin(area: ProfessionalService, url: URL): Promise<Professional> {
  const here = await area.currentProfessional();
  if (!here.ok) throw data(null, { status: API_ERRORS[here.code].status });
  if (here.value === null) throw redirectWithin(url, `${AREA}/login`);
  return here.value;
}

/** The professional's own salon; whoever has none is led where they can change that. */
export async function salonOrElsewhere(
  area: ProfessionalService,
  url: URL,
  task: SalonTask,
): Promise<PublicSalon> {
  const { salon, tasks } = await professionalOrLogin(area, url);
  if (salon === null || !tasks.includes(task)) throw redirectWithin(url, AREA);
  return salon;
}

/** Draws the card of the professional's own salon: the request names no salon. */
async function loadCard({ area, market, origin, url }: ScreenRequest): Promise<SalonCard> {
  const salon = await salonOrElsewhere(area, url, 'cards');
  const [page, stylist] = ['page', 'stylist'].map((name) => url.searchParams.get(name) ?? '');
  const typed = { page: page?.trim() ?? '', stylist: stylist?.trim() ?? '' };
  const { prefix } = market;
  const link = salonCardLink({ origin, prefix, salonNo: salon.salonNo, page: typed.page });
  if (link === null) return { salon, ...typed, code: null };
  const code = drawQrCode(link);
  return { salon, ...typed, code: { ...code, link, file: svgOf(code) } };
}

/** Loads the statement of the professional's own salon; null while it cannot be read. */
export async function loadStatement(
  area: ProfessionalService,
  url: URL,
): Promise<SalonStatement | null> {
  return foundOrElsewhere(await area.salonStatement(), url)?.statement ?? null;
}

type OfSalon = { readonly kind: 'found' | 'unavailable' | 'loggedOut' | 'noSalon' };

/** Null while it cannot be read; whoever has no salon, or is not logged in, is led where they can change that. */
function foundOrElsewhere<Answer extends OfSalon>(
  answer: Answer,
  url: URL,
): Extract<Answer, { readonly kind: 'found' }> | null {
  if (answer.kind === 'loggedOut') throw redirectWithin(url, `${AREA}/login`);
  if (answer.kind === 'noSalon') throw redirectWithin(url, AREA);
  return isFound(answer) ? answer : null;
}

function isFound<Answer extends OfSalon>(
  answer: Answer,
): answer is Extract<Answer, { readonly kind: 'found' }> {
  return answer.kind === 'found';
}

async function redirectIfLoggedIn(area: ProfessionalService, url: URL): Promise<void> {
  const here = await area.currentProfessional();
  if (here.ok && here.value !== null) throw redirectWithin(url, afterLogin(url));
}

export async function submitScreen(submission: Submission): Promise<Reply> {
  const { area, segment, values, url } = submission;
  const home = () => redirectWithin(url, AREA);
  const goOn = () => redirectWithin(url, afterLogin(url));
  const there = () => redirectWithin(url, PRESCRIPTIONS);
  const again = () => successReply(values);
  const respond = respondTo(values);
  const refusal = segment === undefined ? null : await refuseOtherSalon(area, values);
  if (refusal !== null) return formErrorResponse(refusal, values);
  if (segment === 'prescriptions') {
    return values[FORM_NAME] === PRESCRIPTION_FORMS.write
      ? respond(area.prescribe(values), there)
      : respond(area.revokePrescription(values['code'] ?? ''), there);
  }
  const code = codeOf(url);
  const { email, password, confirmation } = values;

  if (segment === undefined) {
    switch (values[FORM_NAME]) {
      case HOME_FORMS.logout:
        return respond(area.signOut(), home);
      case HOME_FORMS.choose:
        return respond(area.actFor(values['salonNo'] ?? ''), home);
      case HOME_FORMS.leave:
        return respond(area.leaveSalon(values['salonNo'] ?? ''), home);
      default:
        return respond(area.sendVerificationEmail(), again);
    }
  }
  if (segment === 'invitation') return respond(area.acceptInvitation(letterCodeOf(url)), home);
  if (segment === 'bank') {
    return values[FORM_NAME] === BANK_FORMS.confirm
      ? respond(area.confirmBankAccount(letterCodeOf(url)), again)
      : respond(area.enterBankAccount(values), again);
  }
  const ofSalon = submitSalon(submission, respond);
  if (ofSalon !== null) return ofSalon;
  switch (formScreenOf(segment)) {
    case 'login':
      return respond(area.signIn({ email, password }), goOn);
    case 'register':
      return respond(area.signUp({ email, password, confirmation }), goOn);
    case 'forgot':
      return respond(area.sendResetEmail({ email }), again);
    case 'reset':
      return respond(area.resetPassword({ code, password, confirmation }), goOn);
    case 'verify':
      return values[FORM_NAME] === VERIFY_FORMS.password
        ? respond(area.sendTakeOverEmail(code), again)
        : respond(area.verifyEmail(code), again);
    case null:
      throw data(null, { status: 404 });
  }
}
