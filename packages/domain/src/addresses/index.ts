export { ADDRESS_FIELDS, type Address, type AddressField } from './address.ts';
export { type AddressFormat, addressFormatOf } from './address-format.ts';
export {
  type AddressErrorCode,
  type AddressProblem,
  checkAddress,
  MAX_ADDRESS_FIELD_LENGTH,
} from './check-address.ts';
export { normalisePostcode } from './postcodes.ts';
export { type Province, US_STATES } from './us-states.ts';
