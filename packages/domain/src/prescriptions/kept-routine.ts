import { PRESCRIPTION_LIMITS, type PrescribedLine, RHYTHMS, type Routine } from './prescription.ts';

/** Routine as its client keeps it in the account, with what they changed. */
export interface KeptRoutine extends Routine {
  readonly lines: readonly KeptLine[];
}

export interface KeptLine extends PrescribedLine {
  readonly quantity: number;
}

/** The routine in what an account holds; null without one. Whether its products are still sold is not checked. */
export function keptRoutineOf(stored: unknown): KeptRoutine | null {
  const given = Object(stored);
  const [salonNo, salonName, language, note] = ['salonNo', 'salonName', 'language', 'note'].map(
    (name) => textOf(given[name]),
  );
  const items: readonly unknown[] = Array.isArray(given.lines) ? given.lines : [];
  const lines = items.slice(0, PRESCRIPTION_LIMITS.mostLines).flatMap((line) => lineOf(line) ?? []);
  if (!salonNo || !salonName || !language || lines.length === 0) return null;
  return { salonNo, salonName, language, note: note ?? '', lines };
}

function lineOf(line: unknown): KeptLine | null {
  const { handle, sku, rhythm, quantity } = Object(line);
  const known = RHYTHMS.find((one) => one === rhythm);
  if (typeof handle !== 'string' || known === undefined) return null;
  return {
    handle,
    sku: typeof sku === 'string' ? sku : null,
    rhythm: known,
    quantity: clampQuantity(quantity),
  };
}

export function clampQuantity(typed: unknown): number {
  const quantity = Math.trunc(Number(typed)) || 1;
  return Math.min(Math.max(quantity, 1), PRESCRIPTION_LIMITS.mostOfOne);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, PRESCRIPTION_LIMITS.longestNote) : null;
}
