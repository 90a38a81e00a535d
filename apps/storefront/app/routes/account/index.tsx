import { DASHBOARD } from '../../features/account/login/auth-guards.ts';
import { redirectWithin } from '../../shared/redirect-within.ts';
import type { Route } from './+types/index';

export function loader({ url }: Route.LoaderArgs): never {
  throw redirectWithin(url, DASHBOARD);
}

/** Never rendered: redirects to the dashboard. */
export default function Account() {
  return null;
}
