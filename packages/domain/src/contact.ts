import { isEmail, normaliseEmail } from './accounts/index.ts';

export const CONTACT_SUBJECTS = [
  'order',
  'delivery',
  'return',
  'product',
  'salon',
  'other',
] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Reasons for which a visitor reports a review (Regulation (EU) 2022/2065, art. 16). */
export const REPORT_REASONS = [
  'fake',
  'insult',
  'personal',
  'advert',
  'unlawful',
  'other',
] as const;

type ReportReason = (typeof REPORT_REASONS)[number];

/** Message of a visitor to the shop. */
export interface ContactMessage<Subject = ContactSubject> {
  readonly name: string;
  readonly email: string;
  readonly subject: Subject;
  /** Typed as it is; empty when it is about no order. */
  readonly orderNumber: string;
  /** Keeps its line breaks. */
  readonly message: string;
}

export type ContactCheck<Subject = ContactSubject> =
  | { readonly ok: true; readonly value: ContactMessage<Subject> }
  | {
      readonly ok: false;
      readonly code: 'missingContactInput' | 'emailInvalid' | 'contactTooLong';
      readonly fields: readonly string[];
    };

type Input = { readonly [Field in keyof ContactMessage]?: unknown };

/** Maximum length of each field. */
export const CONTACT_LIMITS = { name: 200, orderNumber: 60, message: 4000 } as const;

export function checkContact(input: Input): ContactCheck {
  return checkMessage(CONTACT_SUBJECTS, input);
}

export function checkReport(input: Input): ContactCheck<ReportReason> {
  return checkMessage(REPORT_REASONS, input);
}

/** A subject that is not offered is as good as none. */
function checkMessage<Subject extends string>(
  subjects: readonly Subject[],
  input: Input,
): ContactCheck<Subject> {
  const subject = subjects.find((one) => one === input.subject) ?? null;
  const written = {
    name: lineOf(input.name),
    email: normaliseEmail(lineOf(input.email)),
    orderNumber: lineOf(input.orderNumber),
    message: textOf(input.message),
  };
  const missing = [
    ...(['name', 'email'] as const).filter((field) => written[field] === ''),
    ...(subject === null ? ['subject'] : []),
    ...(written.message === '' ? ['message'] : []),
  ];
  if (subject === null || missing.length > 0) {
    return { ok: false, code: 'missingContactInput', fields: missing };
  }
  if (!isEmail(written.email)) return { ok: false, code: 'emailInvalid', fields: ['email'] };
  const limited = ['name', 'orderNumber', 'message'] as const;
  const tooLong = limited.filter((field) => written[field].length > CONTACT_LIMITS[field]);
  if (tooLong.length > 0) return { ok: false, code: 'contactTooLong', fields: tooLong };
  return { ok: true, value: { ...written, subject } };
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\s+/gu, ' ') : '';
}

/** Forms send line breaks as CRLF, which would count twice. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
}
