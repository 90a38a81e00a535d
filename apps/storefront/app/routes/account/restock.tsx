import { checkNewsletter } from '@lokke/domain/accounts';
import { pageServices } from '../../../context/page-services.ts';
import { formErrorResponse, valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { checkedAction } from '../../features/account/forms/submit-checked.ts';
import { RestockPage } from '../../features/account/requests/restock-pages.tsx';
import { numericIdOf, variantIdOf } from '../../shared/catalogue/shopify-ids.ts';
import { pageMessages } from '../../shared/i18n/page-messages.ts';
import { redirectWithin } from '../../shared/redirect-within.ts';
import { requireFound, requireThere } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/restock';

const SENT = 'sent';

/** The product and size that the query names. */
async function wantedOf({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const handle = url.searchParams.get('product') ?? '';
  const { catalogue } = context.get(pageServices);
  const product = requireFound(await catalogue.product(handle));
  const { title, variants } = product;
  const id = requireThere(variantIdOf(url.searchParams.get('variant') ?? ''));
  const variant = requireFound(await catalogue.variant(product, { kind: 'id', id }));
  const size = variants.length > 1 ? variant.title : null;
  return { handle, title, size, variantId: variant.id };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { accounts, market, restock } = context.get(pageServices);
  requireThere(restock);
  const [wanted, visitor] = await Promise.all([wantedOf({ url, context }), accounts.visitor()]);
  return {
    texts: pageMessages(market, 'restock'),
    wanted,
    isSent: url.searchParams.has(SENT),
    email: visitor.ok ? visitor.value.email : null,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const restock = requireThere(context.get(pageServices).restock);
  const values = await valuesOfRequest(request);
  const { handle, variantId } = await wantedOf({ url, context });
  const outcome = await restock.request({ ...values, handle, variantId });
  if (!outcome.ok) return formErrorResponse(outcome, values);
  const query = new URLSearchParams({ product: handle, variant: numericIdOf(variantId) });
  query.set(SENT, '');
  // A reload asks for the page and sends nothing again.
  return redirectWithin(url, `/account/restock?${query}`, 303);
}

export const clientAction = checkedAction(checkNewsletter);

export default function Restock({ loaderData }: Route.ComponentProps) {
  return <RestockPage {...loaderData} />;
}
