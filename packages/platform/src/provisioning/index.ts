export { provisioningArea } from './provisioning-area.ts';
