export { plainIdOf } from './plain-id.ts';
