import { data } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { valueOrRedirectToLogin } from '../../features/account/login/auth-guards.ts';
import { InvoicePage } from '../../features/account/orders/invoice-page.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import type { Route } from './+types/invoice';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  if (!/^\d{1,12}$/.test(params.orderNumber)) throw data(null, { status: 404 });
  const outcome = await context.get(pageServices).accounts.order(Number(params.orderNumber));
  const order = valueOrRedirectToLogin(outcome, url);
  if (order === null) throw data(null, { status: 404 });
  const { legalName, address, email, registration } = context.get(pageServices).site.identity;
  return { order, seller: { legalName, address, email, registration } };
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  const t = useT('aftersales');
  return (
    <>
      <PageHead title={t('aftersales.invoiceOf', { name: loaderData.order.name })} />
      <InvoicePage {...loaderData} />
    </>
  );
}
