import { type AccountCheck, firstRefusal, refuseMissing } from './account-check.ts';

/** Spec §7. */
export const ADDRESS_ACTIONS = ['CREATE', 'UPDATE', 'DEFAULT_UPDATE', 'DELETE'] as const;

export type AddressAction = (typeof ADDRESS_ACTIONS)[number];

export interface AddressChange {
  readonly action: AddressAction;
  readonly customerAccessToken?: string | null | undefined;
  readonly address?: object | null | undefined;
  readonly id?: string | null | undefined;
}

/** Each action needs the token, and the address and the id as far as it uses them (spec §5). */
export function checkAddressChange(change: AddressChange): AccountCheck {
  const { action, customerAccessToken, address, id } = change;
  switch (action) {
    case 'CREATE':
      return firstRefusal(refuseMissing({ customerAccessToken, address }, 'missingAddressInput'));
    case 'UPDATE':
      return firstRefusal(
        refuseMissing({ customerAccessToken, address }, 'missingAddressInput'),
        refuseMissing({ id }, 'missingAddressId'),
      );
    case 'DEFAULT_UPDATE':
    case 'DELETE':
      return firstRefusal(refuseMissing({ customerAccessToken, id }, 'missingAddressId'));
  }
}

export interface AccountUpdate {
  readonly customerAccessToken?: string | null | undefined;
  readonly customer?: object | null | undefined;
}

export function checkAccountUpdate({ customer, customerAccessToken }: AccountUpdate): AccountCheck {
  return firstRefusal(refuseMissing({ customer, customerAccessToken }, 'missingAccountInput'));
}
