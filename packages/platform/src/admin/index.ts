export { adminArea } from './admin-area.ts';
export { addAdminRoute } from './admin-route.ts';
export { adminSchemaOf } from './admin-schema.ts';
