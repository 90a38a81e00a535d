import { isPrescriptionCode } from './prescription.ts';

/** The attribute of a cart, and of its order, that holds the code of the prescription that was put into it. */
const PRESCRIPTION_MARK = '_prescription';

interface Attribute {
  readonly key: string;
  readonly value?: string | null;
}

/** The attributes with another prescription, where one is given; all others stay. */
export function withPrescription<Given extends Attribute>(
  attributes: readonly Given[],
  code: string | undefined,
): readonly (Given | { readonly key: string; readonly value: string })[] {
  if (code === undefined) return attributes;
  const others = attributes.filter(({ key }) => key !== PRESCRIPTION_MARK);
  return [...others, { key: PRESCRIPTION_MARK, value: code }];
}

export function prescriptionIn(attributes: readonly Attribute[]): string | null {
  const code = attributes.find(({ key }) => key === PRESCRIPTION_MARK)?.value ?? '';
  return isPrescriptionCode(code) ? code : null;
}
