import { withMarketingParams } from '@lokke/domain/markets';
import { redirect } from 'react-router';

/** Leads on to another page of the shop, and what marketing needs along with it (spec §2). */
export function redirectWithin({ search }: URL, path: string): Response {
  return redirect(withMarketingParams(path, search));
}
