export { ADDRESS_FIELDS, type Address, type AddressField } from './address.ts';
export { addressFormatOf } from './address-format.ts';
export {
  type AddressErrorCode,
  checkAddress,
} from './check-address.ts';
export { customaryLines } from './customary-lines.ts';
export { normalisePostcode } from './postcodes.ts';
export { addressInOneLine, townLine } from './town-line.ts';
export { isPostcodeIn, US_STATES } from './us-states.ts';
