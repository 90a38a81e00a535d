export {
  type Contract,
  type ContractStatus,
  changeContract,
  contractsOfCustomer,
  endContracts,
  startContracts,
} from './contract-rows.ts';
export { cycleAt, upcomingCycles } from './cycles.ts';
