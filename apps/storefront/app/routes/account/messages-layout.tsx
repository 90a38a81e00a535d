import { Outlet } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { ExtraMessages } from '../../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../../shared/i18n/page-messages.ts';
import type { Route } from './+types/messages-layout';

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageServices).market;
  return pageMessages(language, 'account', 'addresses', 'aftersales', 'orders', 'refusals');
}

// The same on every account page.
export const shouldRevalidate = () => false;

/** Messages shared by account pages. */
export default function AccountMessages({ loaderData }: Route.ComponentProps) {
  return (
    <ExtraMessages texts={loaderData}>
      <Outlet />
    </ExtraMessages>
  );
}
