import type { PageModule, QuestionsModule } from '@lokke/contract/ports';
import { findQuestions } from '@lokke/domain/page-search';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { StructuredData } from '../../shared/structured-data.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Link, PartLink } from '../../ui/link.tsx';
import styles from './question-search.module.css';

export function questionsIn(modules: readonly PageModule[]): readonly QuestionsModule[] {
  return modules.filter((module) => module.kind === 'questions');
}

/** Groups of questions, searched while one types; an address may name one of them. */
export function QuestionSearch({ groups }: { readonly groups: readonly QuestionsModule[] }) {
  const t = useT('questions');
  const [query, setQuery] = useState('');
  const found = findQuestions(query, groups);
  const count = (found ?? []).reduce((sum, { questions }) => sum + questions.length, 0);
  useRevealedQuestion();
  return (
    <div className={`page ${styles['page']}`}>
      <StructuredData value={describedQuestions(groups)} />
      <div className={styles['search']} data-scripted>
        <Field
          type="search"
          label={t('questions.search')}
          value={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status">
          {found !== null && count > 0 && t('questions.found', { count })}
          {found !== null && count === 0 && t('questions.none')}
        </p>
      </div>
      {(found ?? groups).map((group) => (
        <QuestionGroup key={group.id} group={group} />
      ))}
      {found !== null && count === 0 && <Link to="/contact">{t('questions.ask')}</Link>}
    </div>
  );
}

function QuestionGroup({ group: { id, title, questions } }: { readonly group: QuestionsModule }) {
  const t = useT('questions');
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {questions.map((one) => (
        <Disclosure key={one.id} summary={one.question}>
          {/* Placed within, so that browsers open what an address names, without scripts as well. */}
          <div id={one.id} className={styles['answer']}>
            <p>{one.answer}</p>
            <p className={styles['links']}>
              {one.link !== null && <Link to={one.link.href}>{one.link.title}</Link>}
              <PartLink id={one.id} className={styles['address']}>
                {t('questions.link')}
              </PartLink>
            </p>
          </div>
        </Disclosure>
      ))}
    </section>
  );
}

/** The router moves to a fragment by itself and opens nothing on the way. */
function useRevealedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = document.getElementById(idIn(hash));
    const details = named?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
}

/** A stray percent sign names nothing. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function describedQuestions(groups: readonly QuestionsModule[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
