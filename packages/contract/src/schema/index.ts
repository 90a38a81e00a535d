export { localeSchema } from './locale.ts';
export { filled, shape } from './shape.ts';
