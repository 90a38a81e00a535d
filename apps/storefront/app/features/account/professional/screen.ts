import type { Professional, SalonStatement } from '@lokke/contract/ports';

export const AREA = '/account/professional';

/** The same with `.csv` is the file. */
export const STATEMENT = `${AREA}/statement`;

const FORM_SCREENS = ['login', 'register', 'forgot', 'reset', 'verify'] as const;

export type FormScreen = (typeof FORM_SCREENS)[number];

export type Screen =
  | { readonly kind: FormScreen }
  /** Null while it cannot be read. */
  | { readonly kind: 'statement'; readonly statement: SalonStatement | null }
  | { readonly kind: 'home'; readonly professional: Professional };

export function formScreenOf(segment: string): FormScreen | null {
  return FORM_SCREENS.find((screen) => screen === segment) ?? null;
}

/** Named as in Firebase's e-mail links. */
export function codeOf({ searchParams }: URL): string {
  return searchParams.get('oobCode') ?? '';
}

export const HOME_FORMS = { letter: 'letter', logout: 'logout' } as const;
