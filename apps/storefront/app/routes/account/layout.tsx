import { Outlet } from 'react-router';
import { AccountLayout } from '../../features/account/account-layout.tsx';

/** The pages below check the login themselves: each says where the visitor is to come back to. */
export default function Frame() {
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  );
}
