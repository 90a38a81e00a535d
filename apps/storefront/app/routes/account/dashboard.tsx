import { accountsContext } from '../../../context/page-contexts.ts';
import { valueOrRedirectToLogin } from '../../features/account/auth-guards.ts';
import { DashboardPage } from '../../features/account/dashboard-page.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import type { Route } from './+types/dashboard';

export async function loader({ context, url }: Route.LoaderArgs) {
  const accounts = context.get(accountsContext);
  const [customer, page] = await Promise.all([accounts.customer(), accounts.orders()]);
  return {
    customer: valueOrRedirectToLogin(customer, url),
    // The overview works without orders.
    latestOrder: page.ok ? (page.value.orders[0] ?? null) : null,
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const t = useT('account');
  return (
    <>
      <PageHead title={t('account.nav')} />
      <DashboardPage {...loaderData} />
    </>
  );
}
