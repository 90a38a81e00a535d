import { DEFAULT_CONSULTATION, type HairProfile } from '@lokke/domain/consultation';
import { type PageServices, pageServices } from '../../../context/page-services.ts';
import { DashboardPage } from '../../features/account/dashboard-page.tsx';
import { formResponse, valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { FORM_NAME } from '../../features/account/forms/form-state.ts';
import { sentAction } from '../../features/account/forms/submit-checked.ts';
import {
  DASHBOARD,
  redirectOrForm,
  valueOrRedirectToLogin,
} from '../../features/account/login/auth-guards.ts';
import { PROOF_FORM, ProofNotice } from '../../features/account/proof-notice.tsx';
import { ReviewsToWrite } from '../../features/reviews/reviews-to-write.tsx';
import { HairProfilePart } from '../../features/routine/hair-profile.tsx';
import { WishlistRow } from '../../features/wishlist/wishlist-row.tsx';
import {
  type DescribedProfile,
  describeHairProfile,
} from '../../shared/catalogue/load-consultation.ts';
import { toCard } from '../../shared/product-card/card.ts';
import { useBrand } from '../../shared/site/site.ts';
import type { Route } from './+types/dashboard';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { accounts } = services;
  const [customer, page, missingProof, reviewable, kept, credit] = await Promise.all([
    accounts.customer(),
    accounts.orders(),
    services.missingProof(),
    services.reviews.toWrite(),
    accounts.hairProfile(),
    accounts.storeCredit(),
  ]);
  const profile = kept.ok ? kept.value : null;
  return {
    profile: profile && (await describedProfile(services, profile)),
    customer: valueOrRedirectToLogin(customer, url),
    credit,
    missingProof,
    // The overview works without orders.
    latestOrder: page.ok ? (page.value.orders[0] ?? null) : null,
    reviewable: reviewable
      .map(toCard)
      .map(({ handle, title, picture }) => ({ handle, title, picture })),
  };
}

async function describedProfile(
  { content, market, site }: PageServices,
  profile: HairProfile,
): Promise<DescribedProfile | null> {
  const written = await content.consultation();
  const consultation = written.kind === 'found' ? written.value : DEFAULT_CONSULTATION;
  return describeHairProfile(consultation, profile, { market, brand: site.brand });
}

/** Sends the letter that proves an address again, or forgets the hair profile. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { accounts } = context.get(pageServices);
  const values = await valuesOfRequest(request);
  if (values[FORM_NAME] === PROOF_FORM) return formResponse(await accounts.sendProof(), values);
  return redirectOrForm(await accounts.keepHairProfile(null), values, url, DASHBOARD);
}

export const clientAction = sentAction;

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { capabilities } = useBrand();
  const { customer, latestOrder, credit, missingProof, reviewable, profile } = loaderData;
  return (
    <DashboardPage
      customer={customer}
      latestOrder={latestOrder}
      credit={credit}
      notice={<ProofNotice missing={missingProof} />}
    >
      <ReviewsToWrite products={reviewable} />
      {capabilities.includes('consultation') && <HairProfilePart profile={profile} />}
      <WishlistRow />
    </DashboardPage>
  );
}
