export { demandWriteScope } from './access.ts';
export { customerSource } from './answers/customer-source.ts';
export { type Customer, displayName } from './customer.ts';
export { customerGid, customerNumber } from './customer-gid.ts';
export { customersArea } from './customers-area.ts';
export { type Invitation, type InviteOutcome, inviteCustomer } from './invite.ts';
export { problemLists } from './mutations/payload.ts';
export { newCustomer } from './new-customer.ts';
export { openVerifiedAccount } from './open-account.ts';
export { ownerOfOrder } from './owner-of-order.ts';
export { isEmail, tidyEmail } from './rules/email.ts';
export { tidyText } from './rules/plain-text.ts';
export { customerOfToken, issueAccessToken } from './store/access-tokens.ts';
export {
  countCustomers,
  findCustomer,
  listCustomers,
  saveCustomer,
} from './store/customer-rows.ts';
