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
export { createRenewalReminders } from './renewal-reminders.ts';
