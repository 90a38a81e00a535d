import { pageServices } from '../../../context/page-services.ts';
import { valueOrRedirectToLogin } from '../../features/account/login/auth-guards.ts';
import type { Route } from './+types/download';

/** The visitor's data as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const own = valueOrRedirectToLogin(await context.get(pageServices).accounts.ownData(), url);
  return new Response(JSON.stringify(own, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  });
}
