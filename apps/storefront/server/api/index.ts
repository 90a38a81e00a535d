export { type Api, createApi } from './create-api.ts';
