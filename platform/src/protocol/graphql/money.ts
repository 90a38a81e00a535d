export interface WireMoney {
  readonly amount: string;
  readonly currencyCode: string;
}

/** Shopify writes at least one decimal and no padding: 25.0, 12.5, 14.25. */
export function decimalOf(amountInMinorUnits: number): string {
  const sign = amountInMinorUnits < 0 ? '-' : '';
  const units = Math.abs(amountInMinorUnits);
  const decimals = String(units % 100)
    .padStart(2, '0')
    .replace(/0$/, '');
  return `${sign}${Math.floor(units / 100)}.${decimals}`;
}

export function wireMoney(amountInMinorUnits: number, currencyCode: string): WireMoney {
  return { amount: decimalOf(amountInMinorUnits), currencyCode };
}

/** Dates on the wire have seconds and a Z: `2026-07-28T01:32:53Z`. */
export function wireDateTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
