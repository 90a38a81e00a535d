import { type Field, field, fillIn, type Markup } from '../../pages/index.ts';
import type { ShopKey } from '../../shops/index.ts';
import {
  type DetailsField,
  detailsLabel,
  isRequired,
  maximumLength,
} from '../form/details-fields.ts';
import type { FormProblems, FormValues } from '../form/form-values.ts';
import { addressShape } from '../rules/address-shape.ts';
import type { Visit } from '../visit.ts';

export interface DetailsForm {
  readonly visit: Visit;
  readonly values: FormValues<DetailsField>;
  readonly problems: FormProblems<DetailsField>;
}

export type InputField = Exclude<DetailsField, 'delivery'>;

const AUTOCOMPLETE: Readonly<Record<InputField, string>> = {
  email: 'email',
  phone: 'tel',
  firstName: 'shipping given-name',
  lastName: 'shipping family-name',
  address1: 'shipping address-line1',
  address2: 'shipping address-line2',
  zip: 'shipping postal-code',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
};

function widthOf(name: InputField, shop: ShopKey): NonNullable<Field['width']> {
  switch (name) {
    case 'firstName':
    case 'lastName':
      return 'half';
    case 'zip':
      return 'third';
    case 'city':
      return shop === 'us' ? 'third' : 'rest';
    case 'region':
      return shop === 'us' ? 'third' : 'full';
    default:
      return 'full';
  }
}

function differences(name: InputField, { shop, texts }: Visit): Partial<Field> {
  const shape = addressShape(shop.key);
  switch (name) {
    case 'email':
      return { type: 'email', hint: texts.emailReason };
    case 'phone':
      return { type: 'tel', hint: texts.phoneReason };
    case 'zip':
      return shape.isZipNumeric ? { inputMode: 'numeric' } : {};
    case 'region':
      return {
        choices: (shape.region?.choices ?? []).map((region) => ({
          value: region.code,
          label: region.name,
        })),
        emptyChoice: texts.address.choose,
      };
    default:
      return {};
  }
}

export function detailsField(name: InputField, { visit, values, problems }: DetailsForm): Markup {
  const { shop, texts } = visit;
  const isAsked = isRequired(name, shop.key);
  const label = detailsLabel(name, { texts, shape: addressShape(shop.key) });
  const [firstProblem] = problems.keys();
  return field({
    name,
    label: isAsked ? label : fillIn(texts.optional, { label }),
    value: values.get(name) ?? '',
    problem: problems.get(name) ?? null,
    isRequired: isAsked,
    isFocused: firstProblem === name,
    autocomplete: AUTOCOMPLETE[name],
    maximumLength: maximumLength(name),
    width: widthOf(name, shop.key),
    ...differences(name, visit),
  });
}
