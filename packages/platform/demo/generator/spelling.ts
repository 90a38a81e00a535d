/** British words of the English texts with their American spelling. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/olour/g, 'olor'],
  [/\b([Gg])rey/g, '$1ray'],
  [/ulphate/g, 'ulfate'],
  [/ecognis/g, 'ecogniz'],
  [/ydrolysed/g, 'ydrolyzed'],
  [/entimetre/g, 'entimeter'],
  [/ressurised/g, 'ressurized'],
  [/\b([Tt])owards\b/g, '$1oward'],
];

export function toAmerican(text: string): string {
  return AMERICAN.reduce((result, [pattern, spelling]) => result.replace(pattern, spelling), text);
}

/** Respells every text inside plain data. */
export function respell<T>(data: T): T;
export function respell(data: unknown): unknown {
  if (typeof data === 'string') return toAmerican(data);
  if (Array.isArray(data)) return data.map((item: unknown) => respell(item));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, respell(value)]));
}
