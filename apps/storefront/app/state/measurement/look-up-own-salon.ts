import { callApi } from '@lokke/contract/call';
import { getAffiliatedSalon } from '@lokke/contract/salons';
import type { Market } from '@lokke/domain/markets';
import { CALL_OPTIONS } from '../../shared/call-options.ts';
import { runExclusive } from '../account-sync/run-exclusive.ts';

/** Right after a login only the server knows the customer's salon; undefined when it cannot be asked. */
export async function lookUpOwnSalonNo({
  shop,
  locale,
}: Market): Promise<string | null | undefined> {
  let found: string | null | undefined;
  await runExclusive(`event-${shop}`, async () => {
    const own = await callApi(getAffiliatedSalon, { locale }, CALL_OPTIONS);
    if (own.ok) found = own.value.salon?.salonNo ?? null;
  });
  return found;
}
