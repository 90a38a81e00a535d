import { composeRoutine, consultationPath, type GivenAnswers } from '@lokke/domain/consultation';
import { formatQuery } from '@lokke/domain/query';
import type { RefObject } from 'react';
import { Form, useHref, useNavigation } from 'react-router';
import type { AdviceStep, AskedQuestion } from '../../shared/catalogue/load-consultation.ts';
import type { RoutineSet } from '../../shared/catalogue/load-routine.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { ShelfPrice } from '../../shared/market/price.tsx';
import { ShareButton } from '../../shared/share-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { cdnCard, Picture } from '../../ui/picture.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './consultation-result.module.css';
import { RoutineTotal } from './routine-total.tsx';
import { useAddRoutine } from './use-add-routine.ts';
import { useKeepAdvice } from './use-advice.ts';

interface ConsultationResultProps {
  readonly questions: readonly AskedQuestion[];
  readonly given: GivenAnswers;
  readonly steps: readonly AdviceStep[];
  readonly sets: readonly RoutineSet[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isKept: boolean | null;
}

export function ConsultationResult(props: ConsultationResultProps) {
  const { questions, given, steps, heading, isKept } = props;
  const t = useT('consultation', 'routine');
  const labels = useAttributeLabels();
  const keep = useKeepAdvice();
  const { add, isBusy, hasFailed } = useAddRoutine();
  const choices = steps.map(({ choice }) => choice);
  const composed = composeRoutine(choices, props.sets);
  return (
    <>
      <section className={styles['result']} aria-labelledby="advice">
        <h2 id="advice" ref={heading} tabIndex={-1}>
          {t('routine.yours')}
        </h2>
        {choices.length === 0 ? (
          <EmptyState text={t('consultation.nothing')}>
            <ButtonLink to="/salon/" appearance="secondary">
              {t('salon.find')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            <ol className={styles['steps']}>
              {steps.map(({ kinds, choice, reason }, index) => (
                <li key={choice.handle}>
                  {choice.pictureUrl !== null && (
                    <Picture
                      source={cdnCard(choice.pictureUrl)}
                      alt=""
                      width={176}
                      height={220}
                      sizes="176px"
                    />
                  )}
                  <div>
                    <p className={styles['step']}>
                      {t('routine.step', {
                        number: index + 1,
                        name: kinds.map((kind) => labels.value('routineStep', kind)).join(' / '),
                      })}
                    </p>
                    <h3>
                      <Link to={`/products/${choice.handle}`}>{choice.title}</Link>
                    </h3>
                    <p>{reason}</p>
                    <p className={styles['price']}>
                      <ShelfPrice money={choice.price} unitPrice={choice.unitPrice} />
                    </p>
                  </div>
                </li>
              ))}
            </ol>
            <RoutineTotal composed={composed} className={styles['total']} />
            <div className={styles['actions']}>
              <Button isBusy={isBusy} onClick={() => void add(composed.items)}>
                {t('routine.add', { count: choices.length })}
              </Button>
              <ButtonLink to="/routine" appearance="secondary" onClick={() => keep(steps)}>
                {t('consultation.edit')}
              </ButtonLink>
              <ShareButton title={t('consultation.title')} path={consultationPath(given)} />
              <MailLink steps={steps} path={consultationPath(given)} />
            </div>
            {hasFailed && <p role="alert">{t('routine.failed')}</p>}
          </>
        )}
      </section>
      <GivenAnswersList questions={questions} given={given} isKept={isKept} />
    </>
  );
}

/** Opens the visitor's own mail program with the routine: nobody else is told an address. */
function MailLink({
  steps,
  path,
}: {
  readonly steps: readonly AdviceStep[];
  readonly path: string;
}) {
  const t = useT('consultation');
  const href = useHref(path);
  // Hidden without scripts, which alone know the shop's address.
  if (!useHydrated()) return null;
  const lines = steps.map(({ choice, reason }) => `${choice.title}\r\n${reason}`);
  const body = [...lines, new URL(href, window.location.origin).href].join('\r\n\r\n');
  const query = formatQuery([
    ['subject', t('consultation.title')],
    ['body', body],
  ]);
  return (
    <ButtonLink appearance="plain" to={`mailto:?${query}`}>
      {t('consultation.mail')}
    </ButtonLink>
  );
}

/** Each answer leads back to its question; the others stay. */
function GivenAnswersList({
  questions,
  given,
  isKept,
}: Pick<ConsultationResultProps, 'questions' | 'given' | 'isKept'>) {
  const t = useT('consultation');
  const isBusy = useNavigation().formAction !== undefined;
  return (
    <section className={styles['answers']} aria-labelledby="answers">
      <h2 id="answers">{t('consultation.answers')}</h2>
      <ul>
        {questions.map(({ id, title, answers }) => {
          const chosen = answers.filter((one) => given.get(id)?.includes(one.id));
          const answer = chosen.map(({ label }) => label).join(', ') || t('consultation.none');
          const others = new Map([...given].filter(([name]) => name !== id));
          return (
            <li key={id}>
              <Link
                to={consultationPath(others)}
                aria-label={t('consultation.change', { question: title, answer })}
              >
                {answer}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className={styles['actions']}>
        {isKept === true ? (
          <p role="status">
            {t('consultation.kept')} <Link to="/account/dashboard">{t('consultation.keptAt')}</Link>
          </p>
        ) : (
          <Form method="post" preventScrollReset>
            <Button type="submit" appearance="secondary" isBusy={isBusy}>
              {t('consultation.keep')}
            </Button>
          </Form>
        )}
        <Link to="/consultation">{t('consultation.restart')}</Link>
      </div>
      {isKept === false && <p role="alert">{t('consultation.keepFailed')}</p>}
    </section>
  );
}
