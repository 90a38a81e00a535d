import { consultationPath, type GivenAnswers } from '@lokke/domain/consultation';
import type { RefObject } from 'react';
import { Form } from 'react-router';
import type { AskedQuestion } from '../../shared/catalogue/load-consultation.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { CombMeter } from '../../ui/comb-meter.tsx';
import { Link, PreservedQueryFields } from '../../ui/link.tsx';
import styles from './consultation.module.css';

interface ConsultationQuestionProps {
  readonly question: AskedQuestion;
  readonly given: GivenAnswers;
  readonly progress: string;
  readonly share: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Each answer is a submit button of a GET form, which works without scripts. */
export function ConsultationQuestion({
  question: { id, title, answers },
  given,
  progress,
  share,
  heading,
}: ConsultationQuestionProps) {
  const t = useT('consultation');
  const others = [...given].filter(([name]) => name !== id);
  return (
    <Form action="/consultation" className={styles['question']}>
      <PreservedQueryFields />
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles['progress']}>
        <span>{progress}</span>
        <CombMeter share={share} />
      </p>
      <h2 ref={heading} tabIndex={-1} id="question">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot take the focus and be a heading. */}
      <div role="group" aria-labelledby="question" className={styles['answers']}>
        {answers.map(({ id: value, label }) => (
          <Button key={value} type="submit" name={id} value={value} appearance="secondary">
            {label}
          </Button>
        ))}
      </div>
      {others.length > 0 && (
        <p>
          <Link to={consultationPath(others.slice(0, -1))}>{t('consultation.previous')}</Link>
        </p>
      )}
    </Form>
  );
}
