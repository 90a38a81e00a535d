import type { Professional } from '@lokke/contract/ports';

/** The address of the area; its screens are one segment below. */
export const AREA = '/account/professional';

const FORM_SCREENS = ['login', 'register', 'forgot', 'reset', 'verify'] as const;

export type FormScreen = (typeof FORM_SCREENS)[number];

/** What a page of the area shows. */
export type Screen =
  | { readonly kind: FormScreen }
  | { readonly kind: 'home'; readonly professional: Professional };

export function formScreenOf(segment: string): FormScreen | null {
  return FORM_SCREENS.find((screen) => screen === segment) ?? null;
}

/** The links in letters carry it as Firebase names it; it stays in the address. */
export function codeOf({ searchParams }: URL): string {
  return searchParams.get('oobCode') ?? '';
}
