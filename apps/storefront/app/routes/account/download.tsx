import { pageServices } from '../../../context/page-services.ts';
import { valueOrRedirectToLogin } from '../../features/account/login/auth-guards.ts';
import type { Route } from './+types/download';

/** The visitor's data as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const own = valueOrRedirectToLogin(await services.accounts.ownData(), url);
  const copy = { ...own, reviews: await services.reviews.own() };
  return new Response(JSON.stringify(copy, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  });
}
