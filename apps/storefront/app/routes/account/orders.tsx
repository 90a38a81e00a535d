import { accountsContext } from '../../../context/page-contexts.ts';
import { valueOrRedirectToLogin } from '../../features/account/auth-guards.ts';
import { OrdersPage } from '../../features/account/orders-page.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import type { Route } from './+types/orders';

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after');
  const page = valueOrRedirectToLogin(await context.get(accountsContext).orders(after), url);
  return { page, isFirst: after === null };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useT('orders');
  return (
    <>
      <PageHead title={t('orders.title')} />
      <OrdersPage {...loaderData} />
    </>
  );
}
