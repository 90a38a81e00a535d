import { Outlet } from 'react-router';
import { AccountFrame } from '../../features/account/account-frame.tsx';

/** The pages below check the login themselves: each says where the visitor is to come back to. */
export default function Frame() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
