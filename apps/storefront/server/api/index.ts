export { type ApiServices, createApi } from './create-api.ts';
