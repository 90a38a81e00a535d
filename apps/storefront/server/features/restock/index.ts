export { createRestocks, type Restocks } from './create-restocks.ts';
