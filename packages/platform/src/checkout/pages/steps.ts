import { html } from 'hono/html';
import type { Markup } from '../../pages/index.ts';
import type { CheckoutMessages } from '../messages/messages.ts';

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
