import { html } from 'hono/html';
import {
  fillInCount,
  icon,
  type Markup,
  masthead,
  type PageDocument,
} from '../../../protocol/pages/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { FormProblems } from '../form/form-values.ts';
import type { CheckoutMessages } from '../messages/messages.ts';

/** The header and notice of every checkout page. */
export function checkoutLayout(
  { texts, links, brand }: CheckoutContext,
  { back, content }: { readonly back: 'home' | 'cart'; readonly content: Markup },
): Markup {
  const label = back === 'cart' ? texts.backToBag : texts.backToShop;
  return html`${masthead(brand, { home: links.home, back: { href: links[back], label } })}
<main>
<p class="notice">${brand.style.ornament === 'comb' ? icon('comb') : ''} <span>${texts.testShop}</span></p>
${content}
</main>`;
}

/** A page with one message and a link to the shop. */
export function messagePage(
  { title, message }: { readonly title: string; readonly message: string },
  view: CheckoutContext,
): PageDocument {
  const content = html`<div class="plain">
<h1>${title}</h1>
<p>${message}</p>
<p><a class="button" href="${view.links.home}">${view.texts.backToShop}</a></p>
</div>`;
  return {
    languageTag: view.languageTag,
    title,
    body: checkoutLayout(view, { back: 'home', content }),
  };
}

const STEPS = ['details', 'payment'] as const;

export type Step = (typeof STEPS)[number];

export function steps(current: Step, texts: CheckoutMessages): Markup {
  const position = STEPS.indexOf(current);
  return html`<nav aria-label="${texts.steps}"><ol class="steps">
${STEPS.map((step, index) =>
  step === current
    ? html`<li data-state="current" aria-current="step">${texts[step]}</li>`
    : html`<li data-state="${index < position ? 'done' : 'ahead'}">${texts[step]}</li>`,
)}
</ol></nav>`;
}

export function problemCount(count: number, { texts, language }: CheckoutContext): string {
  return fillInCount(texts.problems.heading, count, language);
}

/**
 * The error summary; each problem links to its field, and the style sheet takes it out once the field is right. The
 * page's title has their number, which is read first; beside lines that go, one would not stay true.
 */
export function problemSummary(problems: FormProblems<string>, view: CheckoutContext): Markup {
  if (problems.size === 0) return html``;
  return html`<section class="problems" role="alert" aria-labelledby="problems-heading">
<h2 id="problems-heading">${icon('warning')} ${view.texts.problems.check}</h2>
<ul>
${[...problems].map(([field, message]) => html`<li data-of="${field}"><a href="#${field}">${message}</a></li>`)}
</ul>
</section>`;
}
