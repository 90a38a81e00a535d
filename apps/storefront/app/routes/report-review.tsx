import type { Catalogue } from '@lokke/contract/ports';
import { checkReport } from '@lokke/domain/contact';
import { plainIdOf } from '@lokke/domain/ids';
import { pageServices } from '../../context/page-services.ts';
import { formResponse, valuesOfRequest } from '../features/account/forms/form-reply.ts';
import { checkedAction } from '../features/account/forms/submit-checked.ts';
import { ReportPage } from '../features/account/requests/report-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { requireFound, requireThere } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/report-review';

interface Params {
  readonly handle: string;
  readonly number: string;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, market, reviewDesk } = context.get(pageServices);
  return {
    texts: pageMessages(market, 'contact', 'report', 'reviews'),
    review: await reviewOf(catalogue, params),
    handle: params.handle,
    isOpen: reviewDesk !== null,
  };
}

async function reviewOf(catalogue: Pick<Catalogue, 'reviews'>, { handle, number }: Params) {
  const { reviews } = requireFound(await catalogue.reviews(handle));
  return requireThere(reviews.find(({ id }) => plainIdOf(id) === number));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { catalogue, reviewDesk, site, market } = context.get(pageServices);
  const desk = requireThere(reviewDesk);
  const { title, author } = await reviewOf(catalogue, params);
  const address = `${site.origin}${market.prefix}/products/${params.handle}#reviews`;
  const named = [params.number, author, title, address].filter((part) => part !== '').join(' · ');
  const values = await valuesOfRequest(request);
  return formResponse(await desk.report(values, named), values);
}

export const clientAction = checkedAction(checkReport);

export default function ReportReview({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />;
}
