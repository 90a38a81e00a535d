import { redirect } from 'react-router';
import { DASHBOARD } from '../../features/account/login-state.ts';

export function loader(): never {
  throw redirect(DASHBOARD);
}

/** Never shown: the account begins at its dashboard. */
export default function Account() {
  return null;
}
