import { data } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { valueOrRedirectToLogin } from '../../features/account/login/auth-guards.ts';
import { OrderPage } from '../../features/account/orders/order-page.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import type { Route } from './+types/order';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  if (!/^\d{1,12}$/.test(params.orderNumber)) throw data(null, { status: 404 });
  const outcome = await context.get(pageServices).accounts.order(Number(params.orderNumber));
  const order = valueOrRedirectToLogin(outcome, url);
  if (order === null) throw data(null, { status: 404 });
  return { order };
}

export default function Order({ loaderData: { order } }: Route.ComponentProps) {
  const t = useT('orders');
  return (
    <>
      <PageHead title={t('orders.order', { name: order.name })} />
      <OrderPage order={order} />
    </>
  );
}
