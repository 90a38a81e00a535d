export { type FittedLine, fitLine } from './fit-line.ts';
export { clampQuantity, type KeptLine, type KeptRoutine, keptRoutineOf } from './kept-routine.ts';
export {
  CODE_LENGTH,
  CODE_LETTERS,
  checkPrescription,
  closesAtInMs,
  isPrescriptionCode,
  PRESCRIPTION_LIMITS,
  type Prescription,
  type PrescriptionForm,
  type PrescriptionState,
  placeForNew,
  prescriptionState,
  RHYTHMS,
  type Rhythm,
  type Routine,
} from './prescription.ts';
export { PRESCRIPTION_MARK, prescriptionIn } from './prescription-mark.ts';
