import { type AddressField, addressFormatOf } from '@lokke/domain/addresses';
import type { CountryCode } from '@lokke/domain/markets';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { SelectField } from '../../ui/field.tsx';
import styles from './address-fields.module.css';
import { TextField } from './text-field.tsx';
import { useFormFields } from './use-field-errors.ts';

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
export function AddressFields({ country }: { readonly country: CountryCode }) {
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
  if (field === 'province' && provinces.length > 0) return <ProvinceField country={country} />;
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

function ProvinceField({ country }: Pick<OneFieldProps, 'country'>) {
  const t = useT('account', 'addresses');
  const { valueFor, errorsOf } = useFormFields();
  const choices = addressFormatOf(country).provinces.map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  return (
    <SelectField
      name="province"
      label={t('addresses.province')}
      required
      autoComplete={AUTOCOMPLETE.province}
      defaultValue={valueFor('province') ?? ''}
      errors={errorsOf('province')}
      choices={[{ value: '', label: t('addresses.province.choose') }, ...choices]}
    />
  );
}

/** Input mode of the postcode field. */
function postcodeKeys(example: string) {
  const isNumeric = /^[\d ]+$/.test(example);
  return { inputMode: isNumeric ? 'numeric' : 'text', autoCapitalize: 'characters' } as const;
}
