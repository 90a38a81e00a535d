import type { PageBrand } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import {
  type AdviceReason,
  adviseRoutine,
  type Consultation,
  canAdvise,
  consultationPath,
  type HairProfile,
  queryOfProfile,
  readAnswers,
} from '@lokke/domain/consultation';
import type { Market } from '@lokke/domain/markets';
import { brandMessages } from '@lokke/i18n';
import { allMessages, regionalMessages, translateFor } from '@lokke/i18n/all';
import { type RoutineChoice, toChoice } from './load-routine.ts';

/** A question in the visitor's language. */
export interface AskedQuestion {
  readonly id: string;
  readonly title: string;
  readonly takesSeveral: boolean;
  readonly answers: readonly { readonly id: string; readonly label: string }[];
}

interface AdvisedProduct {
  readonly handle: string;
  /** Why it fits, as a sentence. */
  readonly reason: string;
}

export interface AdviceStep {
  readonly kinds: readonly string[];
  readonly choice: RoutineChoice;
  readonly reason: string;
  /** The choice and what fits nearly as well, the best first. */
  readonly fitting: readonly AdvisedProduct[];
}

export interface LoadedConsultation {
  readonly questions: readonly AskedQuestion[];
  /** Null while a question is unanswered. */
  readonly steps: readonly AdviceStep[] | null;
}

export interface DescribedProfile {
  readonly answers: readonly string[];
  /** Path without locale. */
  readonly path: string;
}

interface ConsultationContext {
  readonly market: Market;
  readonly brand: PageBrand;
}

/** The consultation and, to a full set of answers, its routine; null for a shop whose products have no facts for it. */
export function loadConsultation(
  consultation: Consultation,
  products: readonly ProductSummary[],
  parameters: URLSearchParams,
  context: ConsultationContext,
): LoadedConsultation | null {
  if (!canAdvise(consultation, products)) return null;
  const words = wordsOf(consultation, context);
  const given = readAnswers(consultation, parameters);
  const questions = consultation.questions.map(({ id, takesSeveral = false, answers }) => ({
    id,
    title: words.title(id),
    takesSeveral,
    answers: answers.map((answer) => ({ id: answer.id, label: words.label(id, answer.id) })),
  }));
  if (given.size < questions.length) return { questions, steps: null };
  const steps = adviseRoutine(consultation, given, products).flatMap(({ kinds, fitting }) => {
    const [best] = fitting;
    const choice = best === undefined ? null : toChoice(best.product);
    if (best === undefined || choice === null) return [];
    return {
      kinds,
      choice,
      reason: words.because(best.reasons),
      fitting: fitting.map(({ product: { handle }, reasons }) => ({
        handle,
        reason: words.because(reasons),
      })),
    };
  });
  return { questions, steps };
}

/** Answers that a customer keeps, in the visitor's language, and the way to their routine; null without a known one. */
export function describeHairProfile(
  consultation: Consultation,
  profile: HairProfile,
  context: ConsultationContext,
): DescribedProfile | null {
  const words = wordsOf(consultation, context);
  const given = readAnswers(consultation, new URLSearchParams(queryOfProfile(profile)));
  const answers = [...given].flatMap(([id, chosen]) =>
    chosen.map((answer) => words.label(id, answer)),
  );
  if (answers.length === 0) return null;
  return {
    answers,
    path: consultationPath(given),
  };
}

/** The merchant's words first, then the shop's own. */
function wordsOf({ questions }: Consultation, { market, brand }: ConsultationContext) {
  const { language, languageTag } = market;
  const regional = regionalMessages[languageTag];
  const messages = brandMessages(
    { ...allMessages[language].advice, ...regional?.['advice'] },
    brand,
  );
  const word = (key: string) => {
    const message = messages[key];
    return typeof message === 'string' ? message : null;
  };
  const t = translateFor(market, brand);
  const question = (id: string) => questions.find((one) => one.id === id);
  const answer = (id: string, answerId: string) =>
    question(id)?.answers.find((one) => one.id === answerId);
  return {
    title: (id: string) => question(id)?.title ?? word(`advice.${id}`) ?? id,
    label: (id: string, answerId: string) =>
      answer(id, answerId)?.label ?? word(`advice.${id}.${answerId}`) ?? answerId,
    because(reasons: readonly AdviceReason[]) {
      const [first, second] = reasons.flatMap(
        ({ questionId: id, answerId }) =>
          answer(id, answerId)?.reason ?? word(`advice.${id}.${answerId}.reason`) ?? [],
      );
      if (first === undefined) return '';
      return second === undefined
        ? t('advice.because.one', { first })
        : t('advice.because.two', { first, second });
    },
  };
}
