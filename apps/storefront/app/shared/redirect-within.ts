import { marketingOf, withParams } from '@lokke/domain/markets';
import { salonPairs } from '@lokke/domain/salons';
import { redirect } from 'react-router';

/** Redirects within the shop, keeping marketing parameters (spec §2) and a salon that was not looked up yet. */
export function redirectWithin({ search }: URL, path: string, status = 302): Response {
  return redirect(withParams(path, [...marketingOf(search), ...salonPairs(search)]), status);
}
