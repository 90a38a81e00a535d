export {
  createFirestoreClient,
  type DocumentWrite,
  type FirestoreClient,
  type Written,
} from './client.ts';
export type { FirestoreFailure } from './failure.ts';

export type { SalonDocument } from './salon-document.ts';
