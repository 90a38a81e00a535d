/** Thousands in groups of three, then two decimals or none, whatever stands around them. */
const PRICE = /^\D*(\d{1,3}(?:[.,’\s]\d{3})+|\d+)(?:[.,](\d{2}))?\D*$/;

/** Reads a price as editors write it, such as `€ 4,95`, `£3.95` or `1 299 kr`, in minor units; null where it is none. */
export function parseShownPrice(text: string): number | null {
  const [, whole, decimals = '00'] = PRICE.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(decimals);
}
