export { ADMIN_SHOP_RESOLVERS, adminArea } from './admin-area.ts';
export { type AdminBudget, createAdminCostPolicy } from './admin-cost-policy.ts';
export { addAdminRoute } from './admin-route.ts';
export { adminSchemaOf } from './admin-schema.ts';
export {
  changedEntities,
  listChanges,
  recordChanges,
  recorded,
} from './audit-log.ts';
export { factsOf, factsOfShop } from './entity-facts.ts';
