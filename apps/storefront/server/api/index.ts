export { type Api, type ApiServices, createApi } from './create-api.ts';
