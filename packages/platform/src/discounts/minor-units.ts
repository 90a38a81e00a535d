const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** `12.5` and `12.50` are 1250; null for anything but a plain decimal with at most two places. */
export function minorUnitsOf(decimal: string): number | null {
  const [, whole, part = ''] = DECIMAL.exec(decimal) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
