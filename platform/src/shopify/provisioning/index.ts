export { addDefinition, type Definition, definitionsOf } from './definitions.ts';
export {
  type MetafieldDefinition,
  readDefinitions,
  removeDefinitions,
  saveDefinitions,
} from './imported-definitions.ts';
export { provisioningArea } from './provisioning-area.ts';
