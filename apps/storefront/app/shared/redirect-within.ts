import { withMarketingParams } from '@lokke/domain/markets';
import { redirect } from 'react-router';

/** Redirects within the shop, keeping marketing parameters (spec §2). */
export function redirectWithin({ search }: URL, path: string, status = 302): Response {
  return redirect(withMarketingParams(path, search), status);
}
