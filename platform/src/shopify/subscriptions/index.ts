export { confirmChange } from './confirm-change.ts';
export { confirmEnd, endRenewals } from './confirm-end.ts';
export {
  type Contract,
  type ContractStatus,
  changeContract,
  contractsOfCustomer,
  endContracts,
  type Renewal,
  renewalsOf,
  startContracts,
} from './contract-rows.ts';
export { cycleAt, upcomingCycles } from './cycles.ts';
export { chargeDay, placeOf } from './letter-parts.ts';
export { SUBSCRIPTION_MESSAGES } from './messages/messages.ts';
export { createRenewalReminders, renewalAmount } from './renewal-reminders.ts';
