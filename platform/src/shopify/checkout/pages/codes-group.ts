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
  return html`<fieldset class="group"><legend class="legend">${label}</legend>
<div class="code">
${field({
  name: 'code',
  label,
  value: values.get('code') ?? '',
  problem: problems.get('code') ?? null,
  isRequired: false,
  isFocused: [...problems.keys()][0] === 'code',
  autocomplete: 'off',
  maximumLength: maximumLength('code'),
})}
<button class="button quiet" name="do" value="code">${apply}</button>
</div>
${pricedCheckout.codes.map(({ code, applicable }) =>
  enteredCode(
    { isInUse: applicable, text: fillIn(applicable ? applied : refused, { code }) },
    { name: 'removeCode', value: code, text: fillIn(remove, { code }) },
  ),
)}${pricedCheckout.giftCards.map((card) => {
  const end = card.lastCharacters;
  return enteredCode(
    { isInUse: true, text: fillIn(texts.giftCard.applied, { end }) },
    {
      name: 'removeGiftCard',
      value: String(card.id),
      text: fillIn(texts.giftCard.remove, { end }),
    },
  );
})}
</fieldset>`;
}

interface RemoveButton {
  readonly name: string;
  readonly value: string;
  readonly text: string;
}

function enteredCode(
  { isInUse, text }: { readonly isInUse: boolean; readonly text: string },
  button: RemoveButton,
): Markup {
  return html`<p class="applied">${icon(isInUse ? 'tick' : 'warning')} <span>${text}</span> <button class="as-link" name="${button.name}" value="${button.value}">${button.text}</button></p>`;
}
