export {
  closesAt,
  newPrescriptionCode,
  openPrescriptionDesk,
  type PrescriptionDesk,
} from './prescription-desk.ts';
