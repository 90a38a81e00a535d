export type { FaultKind } from './fault.ts';
export { type FaultPlan, type FaultTarget, parseFaultPlan } from './fault-plan.ts';
export { createFaults, type Faults, type FaultsOptions } from './faults.ts';
export { addFaults } from './routes.ts';
