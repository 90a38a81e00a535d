import type { Arrival } from '@lokke/contract/ports';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { track } from '../../../shared/measurement/track.ts';
import { rememberCustomer } from '../../../state/customer/logged-in-customer.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useLinkPolicy } from '../../../ui/link.tsx';
import { AuthPage } from '../auth-page.tsx';

/** Tells the browser once who logged in, between the shop's login pages and the page that the visitor wanted. */
export function ArrivalPage({ email, isNew, destination }: Arrival) {
  const t = useT('account');
  const market = useMarket();
  const navigate = useNavigate();
  const { keep } = useLinkPolicy();
  const goesOnTo = destination.kind === 'page' ? destination.path : destination.url;

  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    rememberCustomer(market, email);
    track({ kind: isNew ? 'signedUp' : 'loggedIn' });
    if (destination.kind === 'page') void navigate(keep(goesOnTo), { replace: true });
    else window.location.replace(goesOnTo);
  }, [email, isNew, destination.kind, goesOnTo, keep, market, navigate]);

  return (
    <AuthPage title={t('account.shop.arrived')}>
      <p>
        <ButtonLink to={goesOnTo}>{t('account.shop.continue')}</ButtonLink>
      </p>
    </AuthPage>
  );
}
