import { pageServices } from '../../../context/page-services.ts';
import { loadOfOrder } from '../../features/account/orders/load-order.ts';
import { OrderPage } from '../../features/account/orders/order-page.tsx';
import type { Route } from './+types/order';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { accounts } = context.get(pageServices);
  return { order: await loadOfOrder(accounts.order, params.orderNumber, url) };
}

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderPage order={loaderData.order} />;
}
