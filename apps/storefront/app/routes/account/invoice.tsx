import { pageServices } from '../../../context/page-services.ts';
import { InvoicePage } from '../../features/account/orders/invoice-page.tsx';
import { loadOrder } from '../../features/account/orders/load-order.ts';
import type { Route } from './+types/invoice';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const order = await loadOrder(context.get(pageServices).accounts, params.orderNumber, url);
  const { legalName, address, email, registration } = context.get(pageServices).site.identity;
  return { order, seller: { legalName, address, email, registration } };
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  return <InvoicePage {...loaderData} />;
}
