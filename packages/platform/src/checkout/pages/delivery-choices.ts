import { html } from 'hono/html';
import { fillIn, type Markup, problemText } from '../../pages/index.ts';
import type { DeliveryMethod, DeliveryMethodKey } from '../rules/delivery.ts';
import type { Visit } from '../visit.ts';

interface DeliveryChoices {
  readonly methods: readonly DeliveryMethod[];
  readonly chosenKey: DeliveryMethodKey;
  readonly problem: string | null;
}

export function deliveryChoices(
  { methods, chosenKey, problem }: DeliveryChoices,
  visit: Visit,
): Markup {
  return html`<fieldset class="group" id="delivery"${problem === null ? '' : html` aria-describedby="delivery-problem"`}>
<legend class="legend">${visit.texts.deliveryMethod}</legend>
<div class="choices">
${methods.map((method) => choice(method, method.key === chosenKey, visit))}
</div>
${problemText('delivery', problem)}
</fieldset>`;
}

function choice(method: DeliveryMethod, isChosen: boolean, { texts, money }: Visit): Markup {
  const { key, priceInMinorUnits, freeFromInMinorUnits } = method;
  const { name, when } = texts.methods[key];
  const isStillPaid = freeFromInMinorUnits !== null && priceInMinorUnits > 0;
  return html`<label class="choice">
<input type="radio" name="delivery" value="${key}"${isChosen ? html` checked` : ''}>
<span class="choice-about"><strong>${name}</strong> <span class="stone small">${when}${
    isStillPaid
      ? html` · ${fillIn(texts.freeFrom, { threshold: money(freeFromInMinorUnits) })}`
      : ''
  }</span></span>
<span class="number">${priceInMinorUnits === 0 ? texts.free : money(priceInMinorUnits)}</span>
</label>`;
}
