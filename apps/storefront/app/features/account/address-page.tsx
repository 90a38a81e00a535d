import type { CustomerAddress } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import { AddressFields } from './address-fields.tsx';
import { countryOf, valuesOfAddress } from './address-values.ts';
import type { FormReply } from './form-reply.ts';
import { useFormState } from './use-form-state.ts';

interface AddressPageProps {
  readonly address: CustomerAddress | null;
  readonly reply: FormReply | undefined;
}

export function AddressPage({ address, reply }: AddressPageProps) {
  const t = useT('addresses');
  const market = useMarket();
  const country = countryOf(address?.countryCode, market);
  const countries = new Intl.DisplayNames([market.languageTag], { type: 'region' });
  return (
    <>
      <h1>{t(address === null ? 'addresses.new' : 'addresses.edit.title')}</h1>
      {/* The browser's `Intl` may name a country differently than the server's. */}
      <p suppressHydrationWarning>
        {t('addresses.country', { country: countries.of(country) ?? country })}
      </p>
      <AccountForm
        state={useFormState(reply)}
        submitLabel={t('addresses.save')}
        known={valuesOfAddress(address)}
        country={country}
        aside={<Link to="/account/addresses">{t('addresses.cancel')}</Link>}
      >
        {address !== null && <input type="hidden" name="id" value={address.id} />}
        <input type="hidden" name="country" value={country} />
        <AddressFields country={country} />
      </AccountForm>
    </>
  );
}
