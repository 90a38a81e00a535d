export { customerSource } from './answers/customer-source.ts';
export { type Customer, displayName } from './customer.ts';
export { customerGid, customerNumber } from './customer-gid.ts';
export { customersArea } from './customers-area.ts';
export { type Invitation, type InviteOutcome, inviteCustomer } from './invite.ts';
export { newCustomer } from './new-customer.ts';
export { openVerifiedAccount } from './open-account.ts';
export { customerOfToken, issueAccessToken } from './store/access-tokens.ts';
export { countCustomers, findCustomer, listCustomers } from './store/customer-rows.ts';
