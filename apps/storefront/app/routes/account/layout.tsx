import { Outlet } from 'react-router';
import { AccountLayout } from '../../features/account/account-layout.tsx';

/** Child pages check the login, since each knows its own return path. */
export default function Frame() {
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  );
}
