import type { AccountOutcome } from '@lokke/contract/ports';
import type { KeptRoutine } from '@lokke/domain/prescriptions';
import { data } from 'react-router';
import { type PageServices, pageServices } from '../../context/page-services.ts';
import {
  redirectIfLoggedOut,
  valueOrRedirectToLogin,
} from '../features/account/login/auth-guards.ts';
import { PRESCRIPTION_INTENTS, takenLines } from '../features/routine/prescription-form.ts';
import {
  PrescriptionPage,
  type ShownPrescription,
} from '../features/routine/prescription-page.tsx';
import { awaitReply } from '../shared/await-reply.ts';
import { loadPrescription } from '../shared/catalogue/load-prescription.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { redirectWithin } from '../shared/redirect-within.ts';
import { requireCapability, requireThere } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/prescription';

const STATUS = { open: 200, none: 200, expired: 410, revoked: 410, unknown: 404, unavailable: 503 };

/** A routine by its link, or without a code the one that the account keeps. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  requireCapability(services, 'salons');
  const shown = await loadShown(services, params.code, url);
  const texts = pageMessages(services.market, 'prescription', 'routine');
  return data({ shown, texts }, { status: STATUS[shown.kind] });
}

async function loadShown(
  services: PageServices,
  code: string | undefined,
  url: URL,
): Promise<ShownPrescription> {
  if (code === undefined) {
    const routine = valueOrRedirectToLogin(await services.accounts.routine(), url);
    if (routine === null) return { kind: 'none' };
    return { kind: 'open', code: null, closesAt: null, ...(await loadRoutine(services, routine)) };
  }
  const answer = await requireThere(services.prescriptions).open(code);
  if (answer.kind !== 'open') return { kind: answer.kind };
  const { prescription, closesAt } = answer;
  return { kind: 'open', code, closesAt, ...(await loadRoutine(services, prescription)) };
}

async function loadRoutine(
  { catalogue, salons }: PageServices,
  {
    lines,
    ...routine
  }: Pick<KeptRoutine, 'salonNo' | 'salonName' | 'language' | 'note'> & {
    readonly lines: Parameters<typeof loadPrescription>[1];
  },
) {
  const { salonNo, salonName, language, note } = routine;
  const [list, shown] = await Promise.all([salons.list(), loadPrescription(catalogue, lines)]);
  const isSalonHere = list.kind === 'found' ? list.value.byNumber(salonNo) !== null : null;
  return { routine: { salonNo, salonName, language, note }, isSalonHere, lines: shown };
}

/** Adds to the cart without scripts, keeps in the account, or forgets. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(pageServices);
  const form = await request.formData();
  const intent = form.get('intent');
  const { accounts } = services;
  if (intent === PRESCRIPTION_INTENTS.forget) return keptOr(await accounts.keepRoutine(null), url);
  const shown = await loadShown(services, params.code, url);
  if (shown.kind !== 'open') return { isKept: null };
  const lines = takenLines(shown.lines, form);
  if (intent === PRESCRIPTION_INTENTS.keep) {
    const kept = lines.map(({ size: { sku }, ...line }) => ({ ...line, sku }));
    return keptOr(await accounts.keepRoutine({ ...shown.routine, lines: kept }), url);
  }
  const items = lines.map(({ size: { merchandise }, quantity }) => ({
    variantId: merchandise.id,
    quantity,
    sellingPlanId: null,
  }));
  if (items.length === 0) return { isKept: null };
  const salonNo = shown.isSalonHere === true ? shown.routine.salonNo : null;
  const added = await services.visitorCart.addPrescription({ items, code: shown.code, salonNo });
  return redirectWithin(url, added.ok ? '/cart/plain' : `/cart/plain?refused=${added.code}`, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  awaitReply(
    () => serverAction(),
    () => ({ isKept: false }),
  );

function keptOr(outcome: AccountOutcome<null>, url: URL) {
  if (!outcome.ok) redirectIfLoggedOut(outcome, url);
  return { isKept: outcome.ok };
}

export default function PrescriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PrescriptionPage shown={loaderData.shown} isKept={actionData?.isKept ?? null} />;
}
