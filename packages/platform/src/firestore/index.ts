export { firestoreArea } from './firestore-area.ts';
export { importSalons, type LineError, type SalonImport } from './import-salons.ts';
