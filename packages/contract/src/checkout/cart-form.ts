import * as v from 'valibot';
import { type ApiErrorCode, apiErrorCodeOf } from '../errors.ts';
import { CART_INTENTS, NO_SELLING_PLAN } from './cart-form-values.ts';
import {
  type LineItem,
  lineIdSchema,
  lineItemSchema,
  type Replacement,
  replacementSchema,
} from './line-item.ts';

/** The fields of a form, such as `URLSearchParams`. */
export interface FormFields {
  readonly get: (name: string) => string | null;
}

export type CartFormChange =
  | { readonly kind: 'add'; readonly item: LineItem }
  | { readonly kind: 'change'; readonly line: Replacement }
  | { readonly kind: 'remove'; readonly lineId: string };

type ParsedCartForm =
  | { readonly ok: true; readonly change: CartFormChange }
  | { readonly ok: false; readonly code: ApiErrorCode };

/** Reads a form sent without scripts, by the schemas of the calls that scripts send. */
export function parseCartForm(fields: FormFields): ParsedCartForm {
  const variantId = fields.get('variantId') ?? undefined;
  const id = fields.get('lineId') ?? undefined;
  switch (fields.get('intent')) {
    case CART_INTENTS.remove:
      return parseInput(lineIdSchema, id, (lineId) => ({ kind: 'remove', lineId }));
    case CART_INTENTS.change: {
      const input = { id, variantId, quantity: wholeNumber(fields.get('quantity') ?? '') };
      return parseInput(replacementSchema, input, (line) => ({ kind: 'change', line }));
    }
    default: {
      const plan = fields.get('sellingPlanId');
      const sellingPlanId = plan === NO_SELLING_PLAN ? null : plan;
      const quantity = wholeNumber(fields.get('quantity') ?? '1');
      const input = { variantId, quantity, sellingPlanId };
      return parseInput(lineItemSchema, input, (item) => ({ kind: 'add', item }));
    }
  }
}

function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  changeOf: (output: v.InferOutput<Schema>) => CartFormChange,
): ParsedCartForm {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return { ok: true, change: changeOf(result.output) };
  return { ok: false, code: apiErrorCodeOf(result.issues[0].message) ?? 'notAnObject' };
}

/** Leaves other text as it is, for the schema to name what is wrong. */
function wholeNumber(text: string): number | string {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}
