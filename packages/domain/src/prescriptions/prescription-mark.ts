import { type Attribute, attributeOf } from '../attributes.ts';
import { isPrescriptionCode } from './prescription.ts';

/** The attribute of a cart, and of its order, that holds the code of the prescription that was put into it. */
export const PRESCRIPTION_MARK = '_prescription';

export function prescriptionIn(attributes: readonly Attribute[]): string | null {
  const code = attributeOf(attributes, PRESCRIPTION_MARK) ?? '';
  return isPrescriptionCode(code) ? code : null;
}
