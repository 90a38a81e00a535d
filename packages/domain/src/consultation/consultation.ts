import { formatQuery } from '../query.ts';
import DEFAULT from './default-consultation.json' with { type: 'json' };

/** Questions, and the parameters of the address that hold the answers. */
export const CONSULTATION_QUESTIONS: readonly string[] = [
  'hair',
  'concern',
  'wash',
  'heat',
  'scalp',
];

/** Weight with which an answer speaks for a product with this fact, or against it where it is negative. */
export interface FactWeight {
  readonly type: string;
  readonly value: string;
  readonly weight: number;
}

export interface ConsultationAnswer {
  readonly id: string;
  readonly weights: readonly FactWeight[];
  /** The merchant's words; without them, the shop's own. */
  readonly label?: string;
  /** Follows “because”: “your hair is dry”. */
  readonly reason?: string;
}

export interface ConsultationQuestion {
  readonly id: string;
  readonly title?: string;
  readonly answers: readonly ConsultationAnswer[];
}

export interface Consultation {
  readonly questions: readonly ConsultationQuestion[];
}

/** A question's id and its answer's, in the order of the questions. */
export type GivenAnswers = ReadonlyMap<string, string>;

/** Used where the content has none. */
export const DEFAULT_CONSULTATION: Consultation = DEFAULT;

/** Answers by question, as an account keeps them. */
export type HairProfile = Readonly<Record<string, string>>;

const MAX_ID_LENGTH = 40;

/** The answers in what an account or a form holds; null without any. Whether a question still has the answer is not checked. */
export function hairProfileOf(stored: unknown): HairProfile | null {
  const entries = CONSULTATION_QUESTIONS.flatMap((id) => {
    const answer: unknown = Object(stored)[id];
    const isId = typeof answer === 'string' && answer !== '' && answer.length <= MAX_ID_LENGTH;
    return isId ? [[id, answer] as const] : [];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

interface Asked {
  readonly questions: readonly {
    readonly id: string;
    readonly answers: readonly { readonly id: string }[];
  }[];
}

interface Parameters {
  readonly get: (name: string) => string | null | undefined;
}

/** The answers of an address; those that nobody could have given are ignored. */
export function readAnswers({ questions }: Asked, parameters: Parameters): GivenAnswers {
  return new Map(
    questions.flatMap(({ id, answers }) => {
      const given = answers.find((answer) => answer.id === parameters.get(id));
      return given === undefined ? [] : [[id, given.id] as const];
    }),
  );
}

/** The page with these answers, without locale. */
export function consultationPath(given: Iterable<readonly [string, string]>): string {
  const query = formatQuery(given);
  return query === '' ? '/consultation' : `/consultation?${query}`;
}
