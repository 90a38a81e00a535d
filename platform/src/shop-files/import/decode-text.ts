export interface DecodedText {
  readonly text: string;
  /** The encoding, where it is another than UTF-8. */
  readonly encoding: string | null;
}

const MARKS = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;
/** A character that no text has. */
const NUL = '\0';

/** Reads UTF-8, UTF-16 as its mark says, and what older spreadsheets write; null for what is no text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked = MARKS.find(([mark]) => mark.every((byte, place) => bytes[place] === byte))?.[1];
  const utf8 = marked === undefined ? decodeAs('utf-8', bytes) : null;
  if (utf8 !== null) return utf8.includes(NUL) ? null : { text: utf8, encoding: null };
  const encoding = marked ?? 'windows-1252';
  const text = decodeAs(encoding, bytes);
  return text === null || text.includes(NUL) ? null : { text, encoding };
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
