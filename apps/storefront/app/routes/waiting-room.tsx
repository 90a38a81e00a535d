import { linkFromWaitingRoom, SEALED } from '@lokke/domain/checkout-link';
import { redirect } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { WaitingRoom } from '../features/cart/waiting-room.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { redirectWithin } from '../shared/redirect-within.ts';
import type { Route } from './+types/waiting-room';

/** Leads to the checkout once it is a cart's turn; the address names the cart, so that no cookie is needed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { market, enterCheckout } = context.get(pageServices);
  const admission = await enterCheckout(url.searchParams.get(SEALED) ?? '');
  switch (admission.kind) {
    case 'unknown':
      return redirectWithin(url, '/cart');
    case 'admitted':
      return redirect(linkFromWaitingRoom(admission.checkoutUrl, url.search));
    case 'waiting':
      return { seconds: admission.seconds, texts: pageMessages(market, 'queue') };
  }
}

export default function WaitingRoomRoute({ loaderData }: Route.ComponentProps) {
  return <WaitingRoom waited={loaderData} />;
}
