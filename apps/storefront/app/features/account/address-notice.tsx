import { ADDRESS_ACTIONS } from '@lokke/domain/accounts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What has just been done to the address book; the address line says it, so that it works without scripts. */
export function AddressNotice() {
  const t = useT('addresses');
  const { search, key } = useLocation();
  const notice = useRef<HTMLDivElement>(null);
  const asked = new URLSearchParams(search).get('done');
  const done = ADDRESS_ACTIONS.find((action) => action === asked);

  // What had the focus may be gone with its address. A page that is loaded anew has its focus at the top.
  useEffect(() => {
    if (done !== undefined && key !== 'default') notice.current?.focus();
  }, [done, key]);

  if (done === undefined) return null;
  return (
    <Notice ref={notice} tone="success" tabIndex={-1}>
      {t(`addresses.done.${done}`)}
    </Notice>
  );
}
