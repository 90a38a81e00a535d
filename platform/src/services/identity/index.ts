export { identityArea } from './identity-area.ts';
