import type { CustomerUserError, Path } from './user-errors.ts';

const MAX_LENGTH = 255;
const HTML_TAG = /<\/?[a-z!][^>]*>?/i;
const LINK = /\b(?:https?:\/\/|www\.)\S/i;
const CONTROL_CHARACTERS = /[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Joins the text into one line; null when it is empty. */
export function normaliseText(typed: string | null | undefined): string | null {
  return (typed ?? '').replace(CONTROL_CHARACTERS, ' ').trim() || null;
}

export function containsLink(text: string): boolean {
  return LINK.test(text);
}

/** Names appear in emails to others, so markup and URLs are rejected. */
export function checkText(
  typed: string | null | undefined,
  { label, field }: { readonly label: string; readonly field: Path },
): readonly CustomerUserError[] {
  const text = normaliseText(typed) ?? '';
  if (text.length > MAX_LENGTH) {
    const message = `${label} is too long (maximum is ${MAX_LENGTH} characters)`;
    return [{ code: 'TOO_LONG', field, message }];
  }
  if (HTML_TAG.test(text)) {
    return [{ code: 'CONTAINS_HTML_TAGS', field, message: `${label} cannot contain HTML tags` }];
  }
  if (containsLink(text)) {
    return [{ code: 'CONTAINS_URL', field, message: `${label} cannot contain URL` }];
  }
  return [];
}
