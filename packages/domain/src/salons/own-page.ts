import { readHours } from './opening-hours.ts';
import limits from './own-page.json' with { type: 'json' };
import { PHOTO } from './photo.ts';
import { isHttps, type StoredDetails, WEEKDAYS } from './salon-details.ts';

export const OWN_PAGE = limits;

/** Details that a salon writes about itself, and the office has to approve. */
export type OwnPage = Required<StoredDetails>;

export type OwnPageForm = Readonly<Record<string, unknown>>;

export type OwnPageCheck =
  | { readonly ok: true; readonly value: OwnPage }
  | {
      readonly ok: false;
      readonly code:
        | 'hoursInvalid'
        | 'hoursPastMidnight'
        | 'hoursOverlap'
        | 'salonListTooLong'
        | 'bookingNotHttps'
        | 'photoAltMissing';
      readonly fields: readonly [string];
    };

/**
 * Reads the fields of a form: `hours-mon`, `service-cut`, `language-nl`, and names in lines. Which photo the page will have,
 * only the server knows: it names one by its file, or null for none.
 */
export function checkOwnPage(form: OwnPageForm, photoId: string | null = null): OwnPageCheck {
  const openingHours: Record<string, string> = {};
  for (const day of WEEKDAYS) {
    const read = readHours(lineOf(form[`hours-${day}`]));
    if (read.kind === 'open') openingHours[day] = read.hours;
    else if (read.kind !== 'closed') return refuse(read.kind, `hours-${day}`);
  }
  const [services, stylists] = [form['otherServices'], form['stylists']].map(linesOf);
  if (services === undefined || isTooLong(services)) {
    return refuse('salonListTooLong', 'otherServices');
  }
  if (stylists === undefined || isTooLong(stylists)) return refuse('salonListTooLong', 'stylists');
  const [bookingUrl = '', alt = ''] = [form['bookingUrl'], form['photoAlt']].map(lineOf);
  if (bookingUrl !== '' && !(isHttps(bookingUrl) && bookingUrl.length <= limits.longestAddress)) {
    return refuse('bookingNotHttps', 'bookingUrl');
  }
  if (alt.length > PHOTO.longestAlt || (photoId !== null && alt === '')) {
    return refuse('photoAltMissing', 'photoAlt');
  }
  const pickChosen = (group: string, values: readonly string[]) =>
    values.filter((value) => lineOf(form[`${group}-${value}`]) !== '');
  return {
    ok: true,
    value: {
      openingHours,
      services: [...pickChosen('service', limits.services), ...services],
      languages: pickChosen('language', limits.languages),
      stylists,
      bookingUrl: bookingUrl || null,
      photo: photoId === null ? null : { id: photoId, alt },
    },
  };
}

/** Fills the form again with a page. */
export function ownPageFields(page: OwnPage): Readonly<Record<string, string>> {
  const known = new Set(limits.services);
  return {
    ...addPrefix('hours', Object.entries(page.openingHours)),
    ...addPrefix(
      'service',
      page.services.flatMap((one) => (known.has(one) ? [[one, 'on']] : [])),
    ),
    ...addPrefix(
      'language',
      page.languages.map((one) => [one, 'on']),
    ),
    otherServices: page.services.filter((one) => !known.has(one)).join('\n'),
    stylists: page.stylists.join('\n'),
    bookingUrl: page.bookingUrl ?? '',
    photoAlt: page.photo?.alt ?? '',
  };
}

/** Tells whether two pages say the same, however their hours and lists are written. */
export function isSamePage(left: OwnPage, right: OwnPage): boolean {
  const [one, other] = [left, right].map((page) =>
    JSON.stringify(checkOwnPage(ownPageFields(page), page.photo?.id)),
  );
  return one === other;
}

function addPrefix(group: string, values: readonly (readonly string[])[]) {
  return Object.fromEntries(values.map(([name, value = '']) => [`${group}-${name}`, value]));
}

function isTooLong(names: readonly string[]): boolean {
  return names.length > limits.mostNames || names.some((one) => one.length > limits.longestName);
}

function linesOf(value: unknown): readonly string[] {
  const lines = typeof value === 'string' ? value.split(/\r?\n/) : [];
  return [...new Set(lines.map(lineOf).filter((line) => line !== ''))];
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
}

function refuse(code: Extract<OwnPageCheck, { readonly ok: false }>['code'], field: string) {
  return { ok: false, code, fields: [field] } as const;
}
