import { html } from 'hono/html';
import type { Markup } from '../../pages/index.ts';
import { type Field, field } from '../../pages/index.ts';
import type { FormProblems, FormValues } from '../form/form-values.ts';
import { PAYMENT_FIELDS, type PaymentField, paymentLabel } from '../form/read-payment.ts';
import type { CheckoutMessages } from '../messages/messages.ts';
import { ACCEPTED_CARD, cardDigits, DECLINED_CARD, isTestCard } from '../rules/test-card.ts';

interface CardForm {
  readonly values: FormValues<PaymentField>;
  readonly problems: FormProblems<PaymentField>;
  readonly refusals: readonly string[];
}

export function testCards({ card }: CheckoutMessages): Markup {
  return html`<div class="cards">
<p>${card.intro}</p>
<ul>
<li><code>${ACCEPTED_CARD}</code> ${card.accepted}</li>
<li><code>${DECLINED_CARD}</code> ${card.declined}</li>
</ul>
</div>`;
}

/** A number that is none of ours may be a real card's, and a security code is nobody's to repeat. */
function valueToShow(name: PaymentField, values: CardForm['values']): string {
  const value = values.get(name) ?? '';
  if (name === 'securityCode') return '';
  return name === 'cardNumber' && !isTestCard(cardDigits(value)) ? '' : value;
}

function differences(
  name: PaymentField,
  { card }: CheckoutMessages,
): Pick<Field, 'autocomplete' | 'inputMode' | 'hint' | 'width' | 'maximumLength'> {
  switch (name) {
    case 'cardNumber':
      return { autocomplete: 'cc-number', inputMode: 'numeric', maximumLength: 23 };
    case 'expiry':
      return {
        autocomplete: 'cc-exp',
        inputMode: 'numeric',
        hint: card.expiryHint,
        width: 'half',
        maximumLength: 9,
      };
    case 'securityCode':
      return {
        autocomplete: 'cc-csc',
        inputMode: 'numeric',
        hint: card.securityCodeHint,
        width: 'half',
        maximumLength: 4,
      };
    case 'holder':
      return { autocomplete: 'cc-name', maximumLength: 100 };
  }
}

export function cardFields(
  { values, problems, refusals }: CardForm,
  texts: CheckoutMessages,
): Markup {
  const [firstProblem = refusals.length > 0 ? 'cardNumber' : null] = problems.keys();
  return html`<div class="fields">${PAYMENT_FIELDS.map((name) =>
    field({
      name,
      label: paymentLabel(name, texts),
      value: valueToShow(name, values),
      problem: problems.get(name) ?? null,
      isRequired: true,
      isFocused: firstProblem === name,
      ...differences(name, texts),
    }),
  )}</div>`;
}
