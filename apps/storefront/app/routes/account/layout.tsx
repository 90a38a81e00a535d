import { Outlet } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { AccountLayout } from '../../features/account/account-layout.tsx';
import type { Route } from './+types/layout';

export function loader({ context }: Route.LoaderArgs) {
  return { hasSubscriptions: context.get(pageServices).accounts.subscriptions !== null };
}

// The same on every account page.
export const shouldRevalidate = () => false;

/** Child pages check the login, since each knows its own return path. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <AccountLayout {...loaderData}>
      <Outlet />
    </AccountLayout>
  );
}
