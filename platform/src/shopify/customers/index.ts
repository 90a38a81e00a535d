export { addAddress, makeDefault, readNewAddress } from './address-book.ts';
export { customerOfSession, startCheckoutSession } from './checkout-session.ts';
export {
  type AddressText,
  type Customer,
  type CustomerAddress,
  customerGid,
  customerNumber,
  displayName,
} from './customer.ts';
export { customersArea } from './customers-area.ts';

export { toGraphqlCustomer } from './graphql/customer.ts';
export {
  addressProblem,
  type Invitation,
  invitationProblem,
  inviteCustomer,
  inviteInWrite,
} from './invite.ts';
export { limitStrangers } from './limit-strangers.ts';
export { checkMetafield, type MetafieldFault } from './metafields/check-metafield.ts';
export {
  type CustomerMetafield,
  deleteMetafield,
  findMetafield,
  type MetafieldName,
  writeMetafield,
} from './metafields/metafield-rows.ts';
export { compareDigestFault, setMetafields, toMetafield } from './metafields/set-metafields.ts';
export { multipassArea } from './multipass/multipass-area.ts';
export { customerOfProvenEmail, ownerOfOrder } from './open-account.ts';
export {
  type Attempt,
  attemptByIp,
  countAttempts,
  refundAttempt,
  resetAttempts,
} from './rate-limit.ts';
export { countryName } from './rules/country.ts';
export {
  checkDetails,
  containsLink,
  isEmail,
  normaliseEmail,
  normaliseText,
} from './rules/details.ts';
export { type AddressInput, blankAddress, parseAddress } from './rules/parse-address.ts';
export type { CustomerUserError } from './rules/user-errors.ts';
export { customerOfToken, endCheckoutSessionsOf } from './store/access-tokens.ts';
export {
  countCustomers,
  deleteAddress,
  findAddress,
  findCustomer,
  listAddresses,
  listCustomers,
  saveAddress,
  saveCustomer,
} from './store/customer-rows.ts';
