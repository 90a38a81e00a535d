import { consultationPath, readAnswers } from '@lokke/domain/consultation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LoadedConsultation } from '../../shared/catalogue/load-consultation.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import styles from './consultation.module.css';
import { ConsultationQuestion } from './consultation-question.tsx';
import { ConsultationResult } from './consultation-result.tsx';
import { useKeepAdvice } from './use-advice.ts';

interface ConsultationPageProps extends LoadedConsultation {
  /** Whether the account has taken the answers; null before it is asked. */
  readonly isKept: boolean | null;
}

/** One question at a time; the address holds the answers, so that back leads to the previous question. */
export function ConsultationPage({ questions, steps, isKept }: ConsultationPageProps) {
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
        isVariant={given.size > 0}
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
