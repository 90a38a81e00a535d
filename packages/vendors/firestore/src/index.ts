export { createFirestoreClient } from './client.ts';

export type { SalonDocument } from './salon-document.ts';
