export interface DecodedText {
  readonly text: string;
  /** The encoding, where it is another than UTF-8. */
  readonly encoding: string | null;
}

/** A character that no text has. */
const NUL = '\0';

/** Reads UTF-8, UTF-16 with a mark or without, and what older spreadsheets write; null for what is no text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const wide = wideEncodingOf(bytes);
  const utf8 = wide === null ? decodeAs('utf-8', bytes) : null;
  if (utf8 !== null) return utf8.includes(NUL) ? null : { text: utf8, encoding: null };
  const encoding = wide ?? 'windows-1252';
  const text = decodeAs(encoding, bytes);
  return text === null || text.includes(NUL) ? null : { text, encoding };
}

/** UTF-16 by its mark, or by half of its first letter: a heading's is Latin. */
function wideEncodingOf([one = 1, two = 1]: Uint8Array): string | null {
  if ((one === 0xff && two === 0xfe) || (one > 0 && two === 0)) return 'utf-16le';
  return (one === 0xfe && two === 0xff) || (one === 0 && two > 0) ? 'utf-16be' : null;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
