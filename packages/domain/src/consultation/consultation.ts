import { formatQuery, type QueryPair } from '../query.ts';
import DEFAULT from './default-consultation.json' with { type: 'json' };

/** Questions that every consultation asks. */
export const REQUIRED_QUESTIONS: readonly string[] = ['hair', 'concern', 'wash', 'heat', 'scalp'];
/** All questions, and the parameters of the address that hold the answers. */
export const CONSULTATION_QUESTIONS: readonly string[] = [
  ...REQUIRED_QUESTIONS,
  'thickness',
  'state',
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
  /** Any number of answers may be right, none too. */
  readonly takesSeveral?: boolean;
  readonly answers: readonly ConsultationAnswer[];
}

export interface Consultation {
  readonly questions: readonly ConsultationQuestion[];
}

/** A question's id and those of its answers, in the order of the questions. */
export type GivenAnswers = ReadonlyMap<string, readonly string[]>;

/** Used where the content has none. */
export const DEFAULT_CONSULTATION: Consultation = DEFAULT;

/** Answers by question, as an account keeps them: several with a comma between them. */
export type HairProfile = Readonly<Record<string, string>>;

const MAX_ANSWERS_LENGTH = 200;
/** Stands in the address for no answer, where several may be right. */
export const NO_ANSWER = 'none';

/** The answers in what an account or a form holds; null without any. Whether a question still has the answer is not checked. */
export function hairProfileOf(stored: unknown): HairProfile | null {
  const entries = CONSULTATION_QUESTIONS.flatMap((id) => {
    const answer: unknown = Object(stored)[id];
    const isKept =
      typeof answer === 'string' && answer !== '' && answer.length <= MAX_ANSWERS_LENGTH;
    return isKept ? [[id, answer] as const] : [];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The parameters of the address, as an account keeps them. */
export function profileOfParameters(parameters: Parameters): HairProfile | null {
  const answers = CONSULTATION_QUESTIONS.map((id) => [id, parameters.getAll(id).join(',')]);
  return hairProfileOf(Object.fromEntries(answers));
}

/** The query of the address that a profile stands for. */
export function queryOfProfile(profile: HairProfile): string {
  const pairs = Object.entries(profile).flatMap(([id, answers]) =>
    answers.split(',').map((answer): QueryPair => [id, answer]),
  );
  return formatQuery(pairs);
}

/** The part of `URLSearchParams` that is needed. */
interface Parameters {
  readonly getAll: (name: string) => readonly string[];
}

interface Asked {
  readonly questions: readonly {
    readonly id: string;
    readonly takesSeveral?: boolean;
    readonly answers: readonly { readonly id: string }[];
  }[];
}

/** The answers of an address; those that nobody could have given are ignored. */
export function readAnswers({ questions }: Asked, parameters: Parameters): GivenAnswers {
  return new Map(
    questions.flatMap(({ id, takesSeveral = false, answers }) => {
      const said = parameters.getAll(id);
      const given = answers.filter((answer) => said.includes(answer.id)).map((answer) => answer.id);
      if (takesSeveral)
        return given.length > 0 || said.includes(NO_ANSWER) ? [[id, given] as const] : [];
      return given.length === 0 ? [] : [[id, given.slice(0, 1)] as const];
    }),
  );
}

/** The parameters of the address. */
export function answerPairs(given: GivenAnswers): readonly QueryPair[] {
  return [...given].flatMap(([id, answers]) =>
    (answers.length === 0 ? [NO_ANSWER] : answers).map((answer): QueryPair => [id, answer]),
  );
}

/** The page with these answers, without locale. */
export function consultationPath(given: GivenAnswers): string {
  const query = formatQuery(answerPairs(given));
  return query === '' ? '/consultation' : `/consultation?${query}`;
}
