import { isRecord } from '@lokke/http-client';
import { type Fields, listField, numberField, stringField } from '../entry-fields.ts';

interface ContentAnswer {
  readonly id: string;
  readonly label: string | null;
  readonly reason: string | null;
  readonly weights: readonly {
    readonly type: string;
    readonly value: string;
    readonly weight: number;
  }[];
}

export interface ContentQuestion {
  readonly id: string;
  readonly title: string | null;
  /** Any number of answers may be right. */
  readonly takesSeveral: boolean;
  readonly answers: readonly ContentAnswer[];
}

/** Each is asked once, in any order: they are the parameters of the address. */
const REQUIRED: readonly string[] = ['hair', 'concern', 'wash', 'heat', 'scalp'];
const QUESTIONS: readonly string[] = [...REQUIRED, 'thickness', 'state'];
const ANSWER_ID = /^[\p{L}\p{N}._-]{1,40}$/u;
const MAX_WEIGHT = 100;

/** Reads the questions of a consultation; the first fault is named, by its place. */
export function readQuestions(fields: Fields): readonly ContentQuestion[] | string {
  const questions: ContentQuestion[] = [];
  for (const [place, value] of listField(fields, 'questions').entries()) {
    const question = isRecord(value) ? readQuestion(value) : 'is no object';
    if (typeof question === 'string') return `has a question ${place + 1} that ${question}`;
    if (questions.some(({ id }) => id === question.id)) return `asks "${question.id}" twice`;
    questions.push(question);
  }
  const missing = REQUIRED.find((id) => questions.every((question) => question.id !== id));
  return missing === undefined ? questions : `does not ask "${missing}"`;
}

function readQuestion(fields: Fields): ContentQuestion | string {
  const id = stringField(fields, 'id');
  if (id === null || !QUESTIONS.includes(id)) return `is none of ${QUESTIONS.join(', ')}`;
  const answers: ContentAnswer[] = [];
  for (const value of listField(fields, 'answers')) {
    const answer = isRecord(value) ? readAnswer(value) : 'has an answer that is no object';
    if (typeof answer === 'string') return answer;
    if (answers.some((other) => other.id === answer.id)) return `has "${answer.id}" twice`;
    answers.push(answer);
  }
  if (answers.length < 2) return 'has fewer than two answers';
  const takesSeveral = fields['takesSeveral'] === true;
  return { id, title: stringField(fields, 'title'), takesSeveral, answers };
}

function readAnswer(fields: Fields): ContentAnswer | string {
  const id = stringField(fields, 'id');
  if (id === null || !ANSWER_ID.test(id)) return 'has an answer without an id for an address';
  const weights = listField(fields, 'weights').map((value) => {
    const weight = isRecord(value) ? value : {};
    return {
      type: stringField(weight, 'type'),
      value: stringField(weight, 'value'),
      weight: numberField(weight, 'weight'),
    };
  });
  const read = weights.flatMap(({ type, value, weight }) =>
    type === null || value === null || weight === null || Math.abs(weight) > MAX_WEIGHT
      ? []
      : [{ type, value, weight }],
  );
  if (read.length < weights.length) {
    return `has a weight of "${id}" without type, value or a number from -${MAX_WEIGHT} to ${MAX_WEIGHT}`;
  }
  return {
    id,
    label: stringField(fields, 'label'),
    reason: stringField(fields, 'reason'),
    weights: read,
  };
}
