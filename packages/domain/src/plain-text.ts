/** The flag of a part of a country is a black flag and letters that nobody sees. */
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/u;
/** Joiners of an emoji and of writings that join their letters; between others they only hide. */
const JOINER =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/u;
const KEPT = `${FLAG.source}|${JOINER.source}`;
/** Controls and separators that would join words if they were only taken away. */
const BREAK = /[\p{Cc}\u2028\u2029]/u;
const UNSEEN = new RegExp(`(${KEPT})|(?![\\t\\n\\r])${BREAK.source}|[\\p{Cf}\\p{Cs}]`, 'gu');

/**
 * A text as it reads on a page and in a letter, without what nobody sees: controls, marks that turn the direction of the
 * words around it, characters without width, and halves of a character. Line breaks stay.
 */
export function plainText(text: string): string {
  return text.replace(UNSEEN, (unseen, kept?: string) => {
    if (kept !== undefined) return kept;
    return BREAK.test(unseen) ? ' ' : '';
  });
}

/** Names of fields whose text counts as it was typed. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmation', 'currentPassword']);

/** Tells whether a field is a secret, which is never changed, and never said again. */
export function isSecretField(name: string): boolean {
  return SECRETS.has(name);
}

/** Text that somebody typed into a field, as the shop reads it. */
export function readTyped(name: string, text: string): string {
  return isSecretField(name) ? text : plainText(text);
}
