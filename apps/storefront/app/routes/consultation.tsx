import {
  DEFAULT_CONSULTATION,
  profileOfParameters,
  REQUIRED_QUESTIONS,
} from '@lokke/domain/consultation';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { redirectIfLoggedOut } from '../features/account/login/auth-guards.ts';
import { ConsultationPage } from '../features/routine/consultation-page.tsx';
import { awaitReply } from '../shared/await-reply.ts';
import { loadConsultation } from '../shared/catalogue/load-consultation.ts';
import { loadSets } from '../shared/catalogue/load-routine.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { triedHere } from '../shared/measurement/tried-here.ts';
import { requireCapability, requireRead, requireThere } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/consultation';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  requireCapability(services, 'consultation');
  const { catalogue, content, market, site } = services;
  const [read, written] = await Promise.all([catalogue.products(), content.consultation()]);
  const products = requireRead(read);
  const loaded = loadConsultation(
    written.kind === 'found' ? written.value : DEFAULT_CONSULTATION,
    products,
    new URL(request.url).searchParams,
    { market, brand: site.brand },
  );
  return {
    ...requireThere(loaded),
    sets: loadSets(products),
    ...triedHere(services),
    texts: pageMessages(market, 'consultation', 'routine', 'share', 'vocabulary'),
  };
}

/** Keeps the answers of the address in the account, or leads to the login and back here. */
export async function action({ context, url }: Route.ActionArgs) {
  const profile = profileOfParameters(url.searchParams);
  const outcome = await context.get(pageServices).accounts.keepHairProfile(profile);
  if (!outcome.ok) redirectIfLoggedOut(outcome, url);
  return { isKept: outcome.ok };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  awaitReply(
    () => serverAction(),
    () => ({ isKept: false }),
  );

/** The next question is here already; only the last answer needs the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isAnswer = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isFinished = REQUIRED_QUESTIONS.every((id) => nextUrl.searchParams.has(id));
  return isAnswer && !isFinished ? false : defaultShouldRevalidate;
}

export default function Consultation({
  loaderData: { tried: _, ...loaded },
  actionData,
}: Route.ComponentProps) {
  return <ConsultationPage {...loaded} isKept={actionData?.isKept ?? null} />;
}
