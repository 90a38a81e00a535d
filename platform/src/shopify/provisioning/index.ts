export { addDefinition, type Definition, definitionsOf } from './definitions.ts';
export { provisioningArea } from './provisioning-area.ts';
