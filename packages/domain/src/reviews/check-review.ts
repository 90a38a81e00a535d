import type { Language } from '../markets/index.ts';
import insults from './insults.json' with { type: 'json' };

const REVIEW_LIMITS = { title: 100, shortestBody: 20, body: 2000 } as const;

/** Facts that a writer may tell of their hair. */
export const REVIEW_HAIR_TYPES = [
  'straight',
  'wavy',
  'curly',
  'coily',
  'fine',
  'normal',
  'thick',
  'dry',
  'coloured',
  'bleached',
  'blonde',
  'grey',
] as const;

export interface ReviewText {
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly hairType: string | null;
}

type ReviewCheck =
  | { readonly ok: true; readonly review: ReviewText }
  | {
      readonly ok: false;
      readonly code:
        | 'reviewStars'
        | 'reviewTooShort'
        | 'reviewTooLong'
        | 'reviewLink'
        | 'reviewInsult';
      readonly fields: readonly (keyof ReviewText)[];
    };

const TAG_OR_LINK = /<[a-z!/]|\b(?:https?:\/\/|www\.)\S/i;
/** Small letters alone: a sentence may begin right after a full stop, as Dutch ones do with “Net”. */
const HOST = /\w\.(?:com|net|org|shop|ru)\b/;

/**
 * A person reads each review; this answers at once what they would refuse anyway. Stars may come without words;
 * words come with a title.
 */
export function checkReview(input: ReviewText, language: Language): ReviewCheck {
  const title = input.title.trim().replace(/\s+/gu, ' ');
  const body = input.body
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  const refuse = (
    code: Extract<ReviewCheck, { ok: false }>['code'],
    ...fields: readonly (keyof ReviewText)[]
  ): ReviewCheck => ({ ok: false, code, fields });
  if (!Number.isInteger(input.stars) || input.stars < 1 || input.stars > 5) {
    return refuse('reviewStars', 'stars');
  }
  const isAlone = title === '' && body === '';
  if (!isAlone && title === '') return refuse('reviewTooShort', 'title');
  if (!isAlone && body.length < REVIEW_LIMITS.shortestBody) return refuse('reviewTooShort', 'body');
  if (title.length > REVIEW_LIMITS.title) return refuse('reviewTooLong', 'title');
  if (body.length > REVIEW_LIMITS.body) return refuse('reviewTooLong', 'body');
  const texts = [
    ['title', title],
    ['body', body],
  ] as const;
  for (const [field, text] of texts) {
    if (TAG_OR_LINK.test(text) || HOST.test(text)) return refuse('reviewLink', field);
    if (isInsulting(text, language)) return refuse('reviewInsult', field);
  }
  const hairType = REVIEW_HAIR_TYPES.find((known) => known === input.hairType) ?? null;
  return { ok: true, review: { stars: input.stars, title, body, hairType } };
}

/** Whole words of this language alone: another's may mean nothing here. */
function isInsulting(text: string, language: Language): boolean {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.some((word) => insults[language].includes(word));
}

/** Returns the name as it is shown: first name and the last name's initial. */
export function authorName(firstName: string | null, lastName: string | null): string {
  const first = firstName?.trim() ?? '';
  const [initial = ''] = lastName?.trim() ?? '';
  return initial === '' ? first : `${first} ${initial.toUpperCase()}.`.trim();
}

/** Handle of a customer's review of a product: the shop refuses a second of the same handle. */
export function reviewHandle(customerNumber: string, productNumber: string): string {
  return `review-${customerNumber}-${productNumber}`;
}
