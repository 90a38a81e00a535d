export { localeSchema, nonEmptyString, objectSchema } from './object-schema.ts';
