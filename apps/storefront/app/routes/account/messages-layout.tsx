import { Outlet } from 'react-router';
import { marketContext } from '../../../context/page-contexts.ts';
import { ExtraMessages } from '../../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../../shared/i18n/page-messages.ts';
import type { Route } from './+types/messages-layout';

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(marketContext);
  return pageMessages(language, 'account', 'addresses', 'orders', 'refusals');
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
