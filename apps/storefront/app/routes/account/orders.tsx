import { pageServices } from '../../../context/page-services.ts';
import { valueOrRedirectToLogin } from '../../features/account/login/auth-guards.ts';
import { OrdersPage } from '../../features/account/orders/orders-page.tsx';
import { RecentlyViewedSlot } from '../../features/recently-viewed/recently-viewed-slot.tsx';
import type { Route } from './+types/orders';

const MAX_QUERY_LENGTH = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) ?? '';
  const { accounts } = context.get(pageServices);
  if (query !== '') {
    const orders = valueOrRedirectToLogin(await accounts.findOrders(query), url);
    return { page: { orders, next: null }, isFirst: true, query };
  }
  const after = url.searchParams.get('after') || null;
  const page = valueOrRedirectToLogin(await accounts.orders(after), url);
  return { page, isFirst: after === null, query: null };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} whenEmpty={<RecentlyViewedSlot />} />;
}
