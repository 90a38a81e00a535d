import { createHash } from 'node:crypto';

/** One product and one size are sold out, three are nearly so; the rest is ample. */
const SOLD_OUT: readonly string[] = ['LK-CK-TRSH-60', 'LK-VT-FLSP-75'];
const NEARLY_SOLD_OUT: readonly string[] = ['LK-RN-OVSE-100', 'LK-VT-RODR-50', 'LK-MS-SCOI-50'];

export function stockOf(shop: string, sku: string): number {
  if (SOLD_OUT.includes(sku)) return 0;
  if (NEARLY_SOLD_OUT.includes(sku)) return 3;
  const digest = createHash('sha256').update(`${shop}:${sku}`).digest();
  return 200 + (digest.readUInt32BE(0) % 701);
}

/** A number from the range that GS1 leaves to shops themselves, so it is nobody's product. */
export function barcodeOf(position: number): string {
  const digits = `200${String(position).padStart(9, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
