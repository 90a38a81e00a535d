import type { ContentFilter, ContentQuestion } from '@lokke/contentful';
import type { SitePage } from '@lokke/contract/ports';
import type { Consultation } from '@lokke/domain/consultation';
import type { FilterGroup } from '@lokke/domain/listing';
import type { FindablePage } from '@lokke/domain/page-search';

/** The same array while the content is: lists are prepared once for it. */
const filterGroups = new WeakMap<readonly ContentFilter[], readonly FilterGroup[]>();

export function filterGroupsOf(content: readonly ContentFilter[]): readonly FilterGroup[] {
  const known =
    filterGroups.get(content) ??
    content.map(({ label, ...group }) => ({ ...group, ...(label !== null && { label }) }));
  filterGroups.set(content, known);
  return known;
}

/** An answer on a page is found by its question and the heading above it. */
export function findableQuestions(slug: string, { modules }: SitePage): readonly FindablePage[] {
  return modules.flatMap((module) =>
    module.kind === 'questions'
      ? module.questions.map(({ id, question }) => ({
          slug,
          anchor: id,
          title: question,
          description: null,
          keywords: module.title,
        }))
      : [],
  );
}

export function consultationOf(questions: readonly ContentQuestion[]): Consultation {
  return {
    questions: questions.map(({ id, title, takesSeveral, answers }) => ({
      id,
      takesSeveral,
      ...(title !== null && { title }),
      answers: answers.map(({ label, reason, ...answer }) => ({
        ...answer,
        ...(label !== null && { label }),
        ...(reason !== null && { reason }),
      })),
    })),
  };
}
