import { isZipIn, type Shop, secretHash } from '../../../protocol/index.ts';
import { fillIn } from '../../../protocol/pages/index.ts';
import { containsLink, isEmail } from '../../customers/index.ts';
import { hasParcel, type OrderAddress, type OrderLine } from '../../orders/index.ts';
import { addressShape, normaliseZip, type Shipping } from '../../shipping/index.ts';
import type { CheckoutMessages } from '../messages/messages.ts';
import {
  type AddressField,
  billingField,
  type DetailsField,
  detailsFields,
  detailsLabel,
  isBilledElsewhere,
  isRequired,
  maximumLength,
  ownField,
} from './details-fields.ts';
import type { FormProblems, FormValues } from './form-values.ts';

export interface CheckoutDetails {
  readonly email: string;
  readonly phone: string | null;
  readonly address: OrderAddress;
  /** Null: the same as the address of delivery. */
  readonly billingAddress: OrderAddress | null;
  readonly deliveryKey: string;
}

export type ParsedDetails =
  | { readonly kind: 'valid'; readonly details: CheckoutDetails }
  | { readonly kind: 'invalid'; readonly problems: FormProblems<DetailsField> };

/** Digest by which a page tells the goods and details that it showed from those that were chosen since. */
export function shownDigest(details: CheckoutDetails, lines: readonly OrderLine[]): string {
  const goods = lines.map((line) => [line.variantId, line.quantity, line.sellingPlanId]);
  return secretHash(JSON.stringify([details, goods]));
}

const PHONE = /^\+?\d{6,15}$/;
const PHONE_PUNCTUATION = /[\s().\-/]/g;

interface Question {
  readonly shop: Shop;
  readonly values: FormValues<DetailsField>;
  readonly texts: CheckoutMessages;
  readonly shipping: Shipping;
}

export function parseDetails(question: Question): ParsedDetails {
  const problems = new Map<DetailsField, string>();
  for (const field of detailsFields(question.shop.key, question.values)) {
    const problem = problemOf(field, question);
    if (problem !== null) problems.set(field, problem);
  }
  if (problems.size > 0) return { kind: 'invalid', problems };
  return { kind: 'valid', details: detailsOf(question) };
}

function problemOf(field: DetailsField, question: Question): string | null {
  const { shop, values, texts } = question;
  const value = values.get(field) ?? '';
  const label = detailsLabel(field, texts, shop.key);
  if (value === '') {
    return isRequired(field, question, values) ? fillIn(texts.problems.missing, { label }) : null;
  }
  const maximum = maximumLength(field);
  if (value.length > maximum) return fillIn(texts.problems.tooLong, { label, maximum });
  // The confirmation is mailed to whatever address was typed.
  if (field !== 'email' && containsLink(value)) return fillIn(texts.problems.hasLink, { label });
  if (ownField(field) === 'address1' && lacksNumber(field, shop, values)) {
    return texts.problems.numberMissing;
  }
  return shapeProblemOf(field, value, question);
}

/** Takes a number in the second line, too: some write it there. */
function lacksNumber(field: DetailsField, shop: Shop, values: FormValues<DetailsField>): boolean {
  const second = field === 'address1' ? 'address2' : billingField('address2');
  const lines = `${values.get(field)} ${values.get(second)}`;
  return addressShape(shop.key).hasHouseNumbers && !/\d/.test(lines);
}

function shapeProblemOf(field: DetailsField, value: string, question: Question): string | null {
  const { shop, shipping, texts } = question;
  const { problems } = texts;
  const shape = addressShape(shop.key);
  switch (ownField(field)) {
    case 'email':
      return isEmail(value) ? null : problems.emailShape;
    case 'phone':
      return PHONE.test(value.replace(PHONE_PUNCTUATION, '')) ? null : problems.phoneShape;
    case 'zip': {
      const zip = normaliseZip(shop.key, value);
      if (shape.zipPattern.test(zip)) return elsewhereProblemOf(field, zip, question);
      if (shape.unreached?.zipPattern.test(zip)) {
        // Nothing is sent to whoever pays; their region, where it is asked for, is none of the list.
        const isPayer = field !== 'zip' && shape.region === null;
        return isPayer ? null : problems[shape.unreached.problem];
      }
      return fillIn(problems.zipShape, { example: shape.zipExample });
    }
    case 'region':
      return shape.region?.choices.some(({ code }) => code === value)
        ? null
        : problems.stateUnknown;
    case 'delivery':
      return isKnownMethod(value, shipping) ? null : problems.methodUnknown;
    default:
      return null;
  }
}

/** Names both fields, since either may be the wrong one. */
function elsewhereProblemOf(
  field: DetailsField,
  zip: string,
  { shop, values, texts }: Question,
): string | null {
  const { region } = addressShape(shop.key);
  const name = field === 'zip' ? 'region' : billingField('region');
  const chosen = region?.choices.find(({ code }) => code === values.get(name));
  if (chosen === undefined || isZipIn(chosen, zip)) return null;
  return fillIn(texts.problems.zipElsewhere, {
    zip,
    region: chosen.name,
    zipLabel: detailsLabel(field, texts, shop.key),
    regionLabel: detailsLabel(name, texts, shop.key),
  });
}

function isKnownMethod(key: string, { methods }: Shipping): boolean {
  return !hasParcel({ key }) || methods.some((method) => method.key === key);
}

function detailsOf(question: Question): CheckoutDetails {
  const textOf = (field: DetailsField) => question.values.get(field) ?? '';
  return {
    email: textOf('email'),
    phone: orNull(textOf('phone')),
    deliveryKey: textOf('delivery'),
    address: addressOf(question.shop, textOf),
    billingAddress: isBilledElsewhere(question.values)
      ? addressOf(question.shop, (field) => textOf(billingField(field)))
      : null,
  };
}

function addressOf(shop: Shop, textOf: (field: AddressField) => string): OrderAddress {
  const region = addressShape(shop.key).region?.choices.find(
    ({ code }) => code === textOf('region'),
  );
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    address1: textOf('address1'),
    address2: orNull(textOf('address2')),
    zip: orNull(normaliseZip(shop.key, textOf('zip'))),
    city: textOf('city'),
    regionCode: region?.code ?? null,
    regionName: region?.name ?? null,
    countryCode: shop.countryCode,
  };
}

function orNull(value: string): string | null {
  return value === '' ? null : value;
}
