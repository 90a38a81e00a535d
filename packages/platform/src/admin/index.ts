export { adminArea } from './admin-area.ts';
export { type AdminBudget, createAdminCosts } from './admin-costs.ts';
export { addAdminRoute } from './admin-route.ts';
export { adminSchemaOf } from './admin-schema.ts';
export { listChanges, noteChanges } from './changes.ts';
