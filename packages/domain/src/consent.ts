/** Choice about optional cookies. */
export type ConsentChoice = 'accepted' | 'refused';

/** Half a year: no nagging, and no choice for ever. */
export const CHOICE_LASTS_IN_DAYS = 182;

const NAME = 'visitorConsent';
const DAY_IN_SECONDS = 86_400;

/** Cookie by which the server knows the choice; without a choice, the one that ends it. */
export function consentCookie(choice: ConsentChoice | null): string {
  const seconds = choice === null ? 0 : CHOICE_LASTS_IN_DAYS * DAY_IN_SECONDS;
  return `${NAME}=${choice ?? ''}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** Reads the choice among a request's cookies; null where there is none. */
export function consentAmong(cookies: string): ConsentChoice | null {
  // Refused first: of two contradicting cookies the careful one counts.
  const choices = ['refused', 'accepted'] as const;
  const sent = cookies.split(';').map((cookie) => cookie.trim());
  return choices.find((choice) => sent.includes(`${NAME}=${choice}`)) ?? null;
}

/** Tells whether more than what is necessary may be stored: after a yes, or where the law asks nobody first, without a no. */
export function isAllowed(
  choice: ConsentChoice | null,
  { asksConsentFirst }: { readonly asksConsentFirst: boolean },
): boolean {
  return choice === 'accepted' || (choice === null && !asksConsentFirst);
}

/** Choices one by one, as an assistant tells those of its buyer; what nobody chose is left out. */
export interface ConsentByPurpose {
  readonly analytics?: boolean | undefined;
  readonly marketing?: boolean | undefined;
  readonly preferences?: boolean | undefined;
  readonly saleOfData?: boolean | undefined;
}

export type Consent = ConsentChoice | ConsentByPurpose;

/** Consent in the words of the shop's API, for its checkout; undefined leaves the question to it. */
export function visitorConsentOf(choice: Consent | null): ConsentByPurpose | undefined {
  if (choice === null) return undefined;
  if (typeof choice === 'object') return choice;
  const agrees = choice === 'accepted';
  return { analytics: agrees, marketing: agrees, preferences: agrees, saleOfData: agrees };
}
