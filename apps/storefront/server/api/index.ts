export { UCP_PATH } from './agent-calls.ts';
export { createApi } from './create-api.ts';
