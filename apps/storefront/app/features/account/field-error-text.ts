import { addressFormatOf } from '@lokke/domain/addresses';
import type { CountryCode } from '@lokke/domain/markets';
import type { Translate } from '@lokke/i18n';
import type { FieldFault } from './form-reply.ts';

/** What to do about one input, in a few words. */
export function fieldErrorText(
  t: Translate<'account' | 'addresses'>,
  fault: FieldFault,
  country: CountryCode,
): string {
  switch (fault) {
    case 'missing':
      return t('account.missing');
    case 'refused':
      return t('account.check');
    case 'tooLong':
      return t('addresses.fault.tooLong');
    case 'invalidPostcode': {
      const { examplePostcode: example } = addressFormatOf(country);
      return t('addresses.fault.invalidPostcode', { example });
    }
    case 'unknownProvince':
      return t('addresses.fault.unknownProvince');
    case 'invalidPhone':
      return t('addresses.fault.invalidPhone');
  }
}
