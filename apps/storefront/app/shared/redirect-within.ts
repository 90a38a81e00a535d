import { marketingOf, withParams } from '@lokke/domain/markets';
import { salonPairs } from '@lokke/domain/salons';
import { redirect } from 'react-router';

/** Redirects within the shop, keeping marketing parameters (spec §2) and a salon that was not looked up yet. */
export function redirectWithin({ search }: URL, path: string, status = 302): Response {
  const target = withParams(path, [...marketingOf(search), ...salonPairs(search)]);
  // A header takes no other characters, and a path may hold any that an address wrote escaped.
  return redirect(target.replaceAll(/[^!-~]+/g, encodeURIComponent), status);
}
