import { requestError } from '../../../protocol/index.ts';
import { termFaults } from './check-terms.ts';
import { type DiscountInput, type GivenInput, type InputProblem, problem } from './inputs.ts';

const MAX_TEXT = 255;
const LIMIT = 2_147_483_647;

/** What Shopify refuses of an input, in its words, before it looks at the shop's products. */
export function inputProblems(input: DiscountInput, given: GivenInput): readonly InputProblem[] {
  refuseSeveralValues(input);
  refuseOverlap(input);
  return [
    ...givenItemsProblems(input, given),
    ...titleProblems(input.title ?? ''),
    ...boughtItemsProblems(input, given),
    ...(given.isCode ? codeProblems(input.code) : []),
    ...dateProblems(input),
    ...minimumProblems(input),
    ...termFaults(input, given),
  ];
}

function refuseSeveralValues({ customerGets }: DiscountInput): void {
  const { percentage, discountOnQuantity, discountAmount } = customerGets?.value ?? {};
  const values = [percentage, discountOnQuantity, discountAmount];
  if (values.filter((value) => (value ?? null) !== null).length < 2) return;
  throw requestError(
    'BAD_REQUEST',
    'A discount can only have one of percentage, discountOnQuantity or discountAmount.',
  );
}

type Ids = readonly string[] | null | undefined;

/** What is to be added and removed at once. */
export function refuseOverlap({ customerGets, customerBuys }: DiscountInput): void {
  const refuse = (what: string, added: Ids, removed: Ids) => {
    if (!(added ?? []).some((id) => removed?.includes(id))) return;
    const message = `The same ${what} id is present in both 'add' and 'remove' fields`;
    throw requestError('BAD_REQUEST', message);
  };
  for (const items of [customerGets?.items, customerBuys?.items]) {
    const { products, collections } = items ?? {};
    refuse('Collection', collections?.add, collections?.remove);
    refuse('Product', products?.productsToAdd, products?.productsToRemove);
    refuse('ProductVariant', products?.productVariantsToAdd, products?.productVariantsToRemove);
  }
}

function givenItemsProblems(
  { customerGets }: DiscountInput,
  { kind }: GivenInput,
): readonly InputProblem[] {
  if (kind === 'basic' || customerGets?.items?.all !== true) return [];
  return [problem(['customerGets'], 'INVALID', "Items in 'customer get' cannot be set to all")];
}

function boughtItemsProblems(
  { customerBuys }: DiscountInput,
  { kind }: GivenInput,
): readonly InputProblem[] {
  if (kind === 'basic' || customerBuys?.items?.all !== true) return [];
  const path = ['customerBuys', 'items'];
  return [problem(path, 'BLANK', "Items in 'customer buys' must be defined")];
}

function titleProblems(title: string): readonly InputProblem[] {
  if (title.trim() === '') return [problem(['title'], 'BLANK', "Title can't be blank")];
  if (title.length <= MAX_TEXT) return [];
  const message = `Title is too long (maximum is ${MAX_TEXT} characters)`;
  return [problem(['title'], 'TOO_LONG', message)];
}

function codeProblems(code: string | null | undefined): readonly InputProblem[] {
  const path = ['code'];
  if (code === null || code === undefined) {
    return [problem(path, 'BLANK', "Code can't be blank")];
  }
  if (code.trim() === '') {
    return [problem(path, 'TOO_SHORT', 'Code is too short (minimum is 1 character)')];
  }
  if (/[\r\n]/.test(code)) {
    return [problem(path, 'INVALID', 'Code cannot contain newline characters.')];
  }
  if (code.length <= MAX_TEXT) return [];
  return [problem(path, 'TOO_LONG', `Code is too long (maximum is ${MAX_TEXT} characters)`)];
}

function dateProblems({ startsAt, endsAt }: DiscountInput): readonly InputProblem[] {
  if (!startsAt) return [problem(['startsAt'], 'BLANK', "Starts at can't be blank")];
  if (!endsAt || Date.parse(endsAt) > Date.parse(startsAt)) return [];
  return [problem(['endsAt'], 'INVALID', 'Ends at needs to be after starts_at')];
}

function minimumProblems({ minimumRequirement }: DiscountInput): readonly InputProblem[] {
  const quantity = minimumRequirement?.quantity?.greaterThanOrEqualToQuantity ?? null;
  const subtotal = minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal ?? null;
  const ofQuantity = ['minimumRequirement', 'quantity', 'greaterThanOrEqualToQuantity'];
  const ofSubtotal = ['minimumRequirement', 'subtotal', 'greaterThanOrEqualToSubtotal'];
  if (quantity !== null && subtotal !== null) {
    const conflict = (one: string, other: string) =>
      `Minimum ${one} cannot be defined when minimum ${other} is.`;
    return [
      problem(ofSubtotal, 'CONFLICT', conflict('subtotal', 'quantity')),
      problem(ofQuantity, 'CONFLICT', conflict('quantity', 'subtotal')),
    ];
  }
  if (quantity !== null && Number(quantity) >= LIMIT) {
    return [problem(ofQuantity, 'LESS_THAN', `Minimum quantity must be less than ${LIMIT}`)];
  }
  if (subtotal !== null && Number(subtotal) >= 1e18) {
    const message = 'Minimum subtotal must be less than 1000000000000000000';
    return [problem(ofSubtotal, 'LESS_THAN', message)];
  }
  return [];
}
