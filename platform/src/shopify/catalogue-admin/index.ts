export { catalogueAdminArea } from './catalogue-admin-area.ts';
