export { firestoreArea } from './firestore-area.ts';
export { importSalons, type LineError, type SalonImport } from './import-salons.ts';
export { seedDemoSalons } from './seed-demo-salons.ts';
