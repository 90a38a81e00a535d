import { basename } from 'node:path';
import { DataError } from '../../store/index.ts';
import { readLimited } from './limited-file.ts';

interface DecodedText {
  readonly text: string;
  readonly warning: string | null;
}

const GUESSED = 'The file is not written in UTF-8 and was read as Windows-1252.';

/** A character that no text has. */
const NUL = '\0';

/** Reads UTF-8, UTF-16 with a mark or without, and what older spreadsheets write; null for what is no text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const wide = wideEncodingOf(bytes);
  const known = decodeAs(wide ?? 'utf-8', bytes);
  const text = known ?? (wide === null ? decodeAs('windows-1252', bytes) : null);
  if (text === null || text.includes(NUL)) return null;
  return { text, warning: known === null ? GUESSED : null };
}

/** Reads a text that somebody named, and tells where its encoding was guessed. Throws `DataError`. */
export async function readText(path: string, warn: (message: string) => void): Promise<string> {
  const decoded = decodeText(await readLimited(path));
  if (decoded === null) throw new DataError(`${basename(path)} is no text.`);
  if (decoded.warning !== null) warn(decoded.warning);
  return decoded.text;
}

/** UTF-16 by its mark, or by half of its first letter: that of a heading or of JSON is Latin. */
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
