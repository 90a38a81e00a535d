import { pageServices } from '../../../context/page-services.ts';
import { InvoicePage } from '../../features/account/orders/invoice-page.tsx';
import { loadOfOrder } from '../../features/account/orders/load-order.ts';
import type { Route } from './+types/invoice';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { accounts, site, trade } = context.get(pageServices);
  const [invoice, buyerVatNumber] = await Promise.all([
    loadOfOrder(accounts.invoice, params.orderNumber, url),
    trade.vatNumber(),
  ]);
  const { legalName, address, email, registration } = site.identity;
  return { invoice, buyerVatNumber, seller: { legalName, address, email, registration } };
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  return <InvoicePage {...loaderData} />;
}
