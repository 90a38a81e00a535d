import { Outlet } from 'react-router';
import { MoreTexts } from '../../shared/i18n/messages-provider.tsx';
import { pageTexts } from '../../shared/messages/page-texts.ts';
import { marketContext } from '../../shared/server-context.ts';
import type { Route } from './+types/texts';

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(marketContext);
  return pageTexts(language, 'account', 'addresses', 'orders', 'refusals');
}

// The same on every account page: moving between them does not ask again.
export const shouldRevalidate = () => false;

/** What all account pages say, fetched by the first of them. */
export default function AccountTexts({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts texts={loaderData}>
      <Outlet />
    </MoreTexts>
  );
}
