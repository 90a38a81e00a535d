import { Outlet } from 'react-router';
import { ExtraMessages } from '../../shared/i18n/messages-provider.tsx';
import { pageTexts } from '../../shared/i18n/page-texts.ts';
import { marketContext } from '../../shared/server-context.ts';
import type { Route } from './+types/messages-layout';

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(marketContext);
  return pageTexts(language, 'account', 'addresses', 'orders', 'refusals');
}

// The same on every account page: moving between them does not ask again.
export const shouldRevalidate = () => false;

/** What all account pages say, fetched by the first of them. */
export default function AccountTexts({ loaderData }: Route.ComponentProps) {
  return (
    <ExtraMessages texts={loaderData}>
      <Outlet />
    </ExtraMessages>
  );
}
