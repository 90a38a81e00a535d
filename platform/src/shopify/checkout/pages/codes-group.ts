import { html } from 'hono/html';
import { field, fillIn, icon, type Markup } from '../../../protocol/pages/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { type DetailsField, maximumLength } from '../form/details-fields.ts';
import type { FormProblems, FormValues } from '../form/form-values.ts';
import type { PricedCheckout } from '../priced-checkout.ts';

interface CodesGroup {
  readonly pricedCheckout: Pick<PricedCheckout, 'codes' | 'giftCards'>;
  readonly values: FormValues<DetailsField>;
  readonly problems: FormProblems<DetailsField>;
}

/** Field for discount codes and gift cards, with what was entered there. */
export function codesGroup(
  { pricedCheckout, values, problems }: CodesGroup,
  { texts }: CheckoutContext,
): Markup {
  const { label, apply, applied, refused, remove } = texts.code;
  const value = values.get('code') ?? '';
  const problem = problems.get('code') ?? null;
  const codes = pricedCheckout.codes.map(({ code, applicable }) => ({
    isInUse: applicable,
    text: fillIn(applicable ? applied : refused, { code }),
    button: { name: 'removeCode', value: code, text: fillIn(remove, { code }) },
  }));
  const giftCards = pricedCheckout.giftCards.map(({ id, lastCharacters: end }) => ({
    isInUse: true,
    text: fillIn(texts.giftCard.applied, { end }),
    button: {
      name: 'removeGiftCard',
      value: String(id),
      text: fillIn(texts.giftCard.remove, { end }),
    },
  }));
  const entered = [...codes, ...giftCards];
  return html`<fieldset class="group"><legend class="legend">${label}</legend>
<div class="code">
${field({
  name: 'code',
  label,
  value,
  problem,
  isRequired: false,
  isFocused: [...problems.keys()][0] === 'code',
  autocomplete: 'off',
  maximumLength: maximumLength('code'),
  describedBy: entered.map((_, index) => entryId(index)).join(' '),
})}
<button class="button quiet" name="do" value="code">${apply}</button>
</div>
${problem === null ? '' : html`<input type="hidden" name="refusedCode" value="${value}">`}
${entered.map(
  ({ isInUse, text, button }, index) =>
    html`<p class="applied">${icon(isInUse ? 'tick' : 'warning')} <span id="${entryId(index)}">${text}</span> <button class="as-link" name="${button.name}" value="${button.value}">${button.text}</button></p>`,
)}
</fieldset>`;
}

const entryId = (index: number) => `code-${index}`;
