export { adminArea, adminSchemaOf, adminShop } from './admin-area.ts';
export { limitAdminCost } from './admin-cost-policy.ts';
export { addAdminRoute } from './admin-route.ts';
export { ADMIN_SCOPES, adminAppOf } from './app-access.ts';
export {
  auditMutations,
  listChanges,
  type RecordedChange,
  recordChange,
  withAudit,
} from './audit-log.ts';
