import { html } from 'hono/html';
import { fillInCount, icon, type Markup } from '../../pages/index.ts';
import type { Visit } from '../visit.ts';

export interface SummarisedProblem {
  readonly message: string;
  /** The field it is about, if it is about one. */
  readonly field: string | null;
}

export function problemCount(count: number, { texts, language }: Visit): string {
  return fillInCount(texts.problems.heading, count, language);
}

/** Everything that is wrong, once, at the top; each links to its field. */
export function problemSummary(problems: readonly SummarisedProblem[], visit: Visit): Markup {
  if (problems.length === 0) return html``;
  const [only] = problems;
  if (only && problems.length === 1 && only.field === null) return refusal(only.message);
  return html`<section class="problems" role="alert" aria-labelledby="problems-heading">
<h2 id="problems-heading">${icon('warning')} ${problemCount(problems.length, visit)}</h2>
<ul>
${problems.map(({ message, field }) =>
  field === null ? html`<li>${message}</li>` : html`<li><a href="#${field}">${message}</a></li>`,
)}
</ul>
</section>`;
}

/** Not a mistake of the buyer's, so nothing to count. */
function refusal(message: string): Markup {
  return html`<section class="problems" role="alert"><p class="refusal">${icon('warning')} <span>${message}</span></p></section>`;
}
