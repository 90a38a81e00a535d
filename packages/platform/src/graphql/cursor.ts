import { refusal } from './refusal.ts';

/** What a cursor remembers of the item it stands at. The offset helps when the item is gone. */
export interface CursorKey {
  readonly lastId: number | string;
  readonly lastValue: string;
}

export interface Cursor extends CursorKey {
  readonly offset: number;
}

export function encodeCursor({ lastId, lastValue, offset }: Cursor): string {
  const key = { last_id: lastId, last_value: lastValue, offset };
  return Buffer.from(JSON.stringify(key)).toString('base64');
}

function readCursor(text: string): Cursor | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    if (typeof key !== 'object' || key === null) return null;
    if (!('last_id' in key && 'last_value' in key && 'offset' in key)) return null;
    const { last_id: lastId, last_value: lastValue, offset } = key;
    if (typeof lastId !== 'string' && typeof lastId !== 'number') return null;
    if (typeof lastValue !== 'string' || typeof offset !== 'number') return null;
    return Number.isSafeInteger(offset) && offset >= 0 ? { lastId, lastValue, offset } : null;
  } catch {
    return null;
  }
}

export function decodeCursor(text: string): Cursor {
  const cursor = readCursor(text);
  if (cursor === null) {
    throw refusal('BAD_REQUEST', 'Invalid cursor for current pagination sort.');
  }
  return cursor;
}
