import colours from './colour-words.json' with { type: 'json' };

const HEX = /^#[0-9a-f]{6}$/i;

const HEX_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(colours).flatMap(([hex, words]) => words.map((word) => [word, hex] as const)),
);

/** The colours of values that are colours; null unless most are: a taste called “cherry” is none. */
export function swatchesOf(values: readonly string[]): Readonly<Record<string, string>> | null {
  const found = values.flatMap((value): (readonly [string, string])[] => {
    const hex = colourOf(value.trim().toLowerCase());
    return hex === undefined ? [] : [[value, hex]];
  });
  return found.length * 2 > values.length ? Object.fromEntries(found) : null;
}

/** Several words are the colour that the last ones name: “soft sage green”. */
function colourOf(text: string): string | undefined {
  if (HEX.test(text)) return text;
  const rest = text.replace(/^\S+\s+/, '');
  return HEX_OF.get(text) ?? (rest === text ? undefined : colourOf(rest));
}
