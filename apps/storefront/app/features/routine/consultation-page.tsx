import {
  answerPairs,
  consultationPath,
  type GivenAnswers,
  NO_ANSWER,
  readAnswers,
} from '@lokke/domain/consultation';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import type {
  AskedQuestion,
  LoadedConsultation,
} from '../../shared/catalogue/load-consultation.ts';
import type { RoutineSet } from '../../shared/catalogue/load-routine.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { CombMeter } from '../../ui/comb-meter.tsx';
import { Link, PreservedQueryFields } from '../../ui/link.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import styles from './consultation.module.css';
import { ConsultationResult } from './consultation-result.tsx';
import { useKeepAdvice } from './use-advice.ts';

interface ConsultationPageProps extends LoadedConsultation {
  readonly sets: readonly RoutineSet[];
  /** Tells that the account keeps the answers; null before it is asked. */
  readonly isKept: boolean | null;
}

/** Asks one question at a time; the address holds the answers, so that Back leads to the previous one. */
export function ConsultationPage({ questions, steps, sets, isKept }: ConsultationPageProps) {
  const t = useT('consultation');
  const { search } = useLocation();
  const given = readAnswers({ questions }, new URLSearchParams(search));
  const number = questions.findIndex(({ id }) => !given.has(id)) + 1;
  const question = questions[number - 1];
  const progress = t('consultation.progress', { number, count: questions.length });
  const path = consultationPath(given);
  const heading = useNextQuestion(question === undefined ? null : progress, path, steps);
  return (
    <div className={`page ${styles['page']}`}>
      <PageHead
        title={t('consultation.title')}
        description={t('consultation.intro')}
        isHidden={given.size > 0}
      />
      <header>
        <h1>{t('consultation.title')}</h1>
        {given.size === 0 && <p>{t('consultation.intro')}</p>}
      </header>
      {question !== undefined ? (
        <ConsultationQuestion
          question={question}
          given={given}
          progress={progress}
          share={(number - 1) / questions.length}
          heading={heading}
        />
      ) : (
        steps !== null && (
          <ConsultationResult
            key={path}
            questions={questions}
            given={given}
            steps={steps}
            sets={sets}
            heading={heading}
            isKept={isKept}
          />
        )
      )}
    </div>
  );
}

/** Moves the focus to what comes next, announces how far it is, and keeps the routine of a last answer. */
function useNextQuestion(
  progress: string | null,
  path: string,
  steps: LoadedConsultation['steps'],
) {
  const announce = useAnnounce();
  const keep = useKeepAdvice();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(path);
  const finished = useRef<string | null>(null);
  const onNext = useEffectEvent(() => {
    heading.current?.focus();
    if (progress !== null) announce(progress);
    else if (steps !== null && finished.current !== path) {
      finished.current = path;
      track({ kind: 'consultationFinished', steps: steps.length });
      if (steps.length > 0) keep(steps);
    }
  });
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    onNext();
  }, [path]);
  return heading;
}

interface ConsultationQuestionProps {
  readonly question: AskedQuestion;
  readonly given: GivenAnswers;
  readonly progress: string;
  readonly share: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Each answer is a submit button of a GET form, or a box where several may be right; both work without scripts. */
function ConsultationQuestion({
  question: { id, title, takesSeveral, answers },
  given,
  progress,
  share,
  heading,
}: ConsultationQuestionProps) {
  const t = useT('consultation');
  const before = [...given].filter(([name]) => name !== id);
  return (
    <Form action="/consultation" className={styles['question']}>
      <PreservedQueryFields />
      {answerPairs(new Map(before)).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p className={styles['progress']}>
        <span>{progress}</span>
        <CombMeter share={share} />
      </p>
      <h2 ref={heading} tabIndex={-1} id="question">
        {title}
      </h2>
      {takesSeveral && <p id="several">{t('consultation.several')}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot take the focus and be a heading. */}
      <div
        role="group"
        aria-labelledby="question"
        aria-describedby={takesSeveral ? 'several' : undefined}
        className={styles['answers']}
      >
        {answers.map(({ id: value, label }) =>
          takesSeveral ? (
            <label key={value}>
              <input type="checkbox" name={id} value={value} />
              {label}
            </label>
          ) : (
            <Button key={value} type="submit" name={id} value={value} appearance="secondary">
              {label}
            </Button>
          ),
        )}
      </div>
      {takesSeveral && (
        // Says that the question was asked, where no box is ticked.
        <Button type="submit" name={id} value={NO_ANSWER} className={styles['next']}>
          {t('consultation.next')}
        </Button>
      )}
      {before.length > 0 && (
        <p>
          <Link to={consultationPath(new Map(before.slice(0, -1)))}>
            {t('consultation.previous')}
          </Link>
        </p>
      )}
    </Form>
  );
}
