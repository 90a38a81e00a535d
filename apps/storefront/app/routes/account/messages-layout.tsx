import { pageServices } from '../../../context/page-services.ts';
import { pageMessages } from '../../shared/i18n/page-messages.ts';
import type { Route } from './+types/messages-layout';

/** Messages shared by account pages. */
export function loader({ context }: Route.LoaderArgs) {
  const { market } = context.get(pageServices);
  return {
    texts: pageMessages(market, 'account', 'addresses', 'aftersales', 'orders', 'refusals'),
  };
}

// The same on every account page.
export const shouldRevalidate = () => false;
