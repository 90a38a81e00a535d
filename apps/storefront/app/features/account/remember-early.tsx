import { useMarket } from '../../shared/market/market-provider.tsx';
import { marketValues, sharedValues } from '../../state/storage/stored-values.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const SCRIPT =
  'try{const{keys,email}=document.currentScript.dataset;for(const key of keys.split(" "))localStorage.setItem(key,email)}catch{}';

/**
 * Tells the browser who logged in as soon as the page is read: who goes on by a link before its scripts have come
 * would be nobody on the pages that everybody gets.
 */
export function RememberEarly({ email }: { readonly email: string }) {
  const market = useMarket();
  if (useHydrated()) return null;
  const keys = [marketValues.loggedInCustomer(market).key, sharedValues.localUser.key];
  return (
    <script
      data-keys={keys.join(' ')}
      data-email={email}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the page's policy names by its digest.
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  );
}
