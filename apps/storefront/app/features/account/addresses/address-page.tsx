import type { CustomerAddress } from '@lokke/contract/ports';
import { type AddressField, addressFormatOf } from '@lokke/domain/addresses';
import type { CountryCode } from '@lokke/domain/markets';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { Link } from '../../../ui/link.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { ChoiceField, TextField } from '../forms/text-field.tsx';
import styles from './address-fields.module.css';
import { countryOf } from './address-values.ts';

interface AddressPageProps {
  readonly address: CustomerAddress | null;
  /** Values of the fields: those of the address; of a new one its owner's name. */
  readonly known: Readonly<Record<string, string | null>>;
}

export function AddressPage({ address, known }: AddressPageProps) {
  const t = useT('addresses');
  const market = useMarket();
  const country = countryOf(address?.countryCode, market);
  const { examplePostcode: example } = addressFormatOf(country);
  const countries = new Intl.DisplayNames([market.languageTag], { type: 'region' });
  return (
    <>
      <PageTitle title={t(address === null ? 'addresses.new' : 'addresses.edit.title')} />
      {/* The browser's `Intl` may name a country differently than the server's. */}
      <p suppressHydrationWarning>
        {t('addresses.country', { country: countries.of(country) ?? country })}
      </p>
      <AccountForm
        submitLabel={t('addresses.save')}
        known={known}
        faultText={(code) => t(`addresses.fault.${code}`, { example })}
        hidden={{ ...(address && { id: address.id }), country }}
        aside={<Link to="/account/addresses">{t('addresses.cancel')}</Link>}
      >
        <AddressFields country={country} />
      </AccountForm>
    </>
  );
}

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
  province: 'address-level1',
  phone: 'tel',
};

/** Address fields in the country's order, grouped into rows. */
function AddressFields({ country }: { readonly country: CountryCode }) {
  return addressFormatOf(country).rows.map((row) => (
    <div key={row.join()} className={styles['row']} data-fields={row.join(' ')}>
      {row.map((field) => (
        <OneField key={field} field={field} country={country} />
      ))}
    </div>
  ));
}

interface OneFieldProps {
  readonly field: AddressField;
  readonly country: CountryCode;
}

function OneField({ field, country }: OneFieldProps) {
  const t = useT('account', 'addresses');
  const { required, provinces, examplePostcode } = addressFormatOf(country);
  if (field === 'province' && provinces.length > 0) {
    const choices = provinces.map(({ code, name }) => ({ value: code, label: name }));
    return (
      <ChoiceField
        name="province"
        label={t('addresses.province')}
        autoComplete={AUTOCOMPLETE.province}
        choices={[{ value: '', label: t('addresses.province.choose') }, ...choices]}
      />
    );
  }
  const isName = field === 'firstName' || field === 'lastName';
  return (
    <TextField
      name={field}
      label={t(
        isName ? `account.${field}` : field === 'phone' ? 'account.phone' : `addresses.${field}`,
      )}
      hint={field === 'phone' ? t('addresses.phone.why') : undefined}
      type={field === 'phone' ? 'tel' : 'text'}
      autoComplete={AUTOCOMPLETE[field]}
      {...(field === 'zip' ? postcodeKeys(examplePostcode) : {})}
      isOptional={!required.includes(field)}
    />
  );
}

/** Input mode of the postcode field. */
function postcodeKeys(example: string) {
  const isNumeric = /^[\d ]+$/.test(example);
  return { inputMode: isNumeric ? 'numeric' : 'text', autoCapitalize: 'characters' } as const;
}
