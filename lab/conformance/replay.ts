import { askedFields } from './asked-fields.ts';
import { compare, type Verdict } from './compare.ts';
import { isObject, type JsonObject, leaves, objectAt } from './json-value.ts';
import { createLearnedIds, idsIn, type LearnedIds } from './learned-ids.ts';
import type { Recording, Step } from './read-recordings.ts';
import type { RecordedShop } from './recorded-shop.ts';
import { afterChange, type StagedProducts } from './staged-products.ts';

export interface Replayed {
  readonly recording: Recording;
  readonly step: Step;
  readonly verdict: Verdict;
}

const MUTATION = /^\s*(?:#.*\s+)*mutation\b/;

/** Asks the steps of a recording again, in their order, and judges those of the Storefront API. */
export async function replay(
  recording: Recording,
  shop: RecordedShop,
): Promise<readonly Replayed[]> {
  const ids = createLearnedIds();
  const replayed: Replayed[] = [];
  /** Ids whose change is not served here. */
  const lost = new Set<string>();
  let products: StagedProducts = new Map();
  for (const step of recording.steps) {
    const verdict = await judge(step);
    if (verdict.kind === 'unsupported' && MUTATION.test(step.query)) {
      for (const id of idsIn([step.variables, step.answer])) if (!id.includes('<')) lost.add(id);
    }
    if (step.api === 'storefront') replayed.push({ recording, step, verdict });
  }
  return replayed;

  async function judge(step: Step): Promise<Verdict> {
    const staged =
      step.api === 'admin' ? askedFields(step).reduce(afterChange, products) : products;
    if (staged !== products) {
      products = staged;
      const reason = await shop.stage(products, ids);
      return reason === null ? { kind: 'equal' } : toUnsupported(reason);
    }
    const isChange = MUTATION.test(step.query) && !isRefusal(step.answer);
    const missing = ids.unknownIn(step).find((id) => isChange || isOfTheirs(recording, id));
    if (missing !== undefined) return toUnsupported(`needs ${missing} of the recorded shop`);
    const answer = await answerTo(step, shop, ids);
    ids.learn(step.answer, answer);
    const verdict = compare(step, answer);
    if (verdict.kind !== 'different') return verdict;
    const changed = [...idsIn([step.variables, step.answer])].find((id) => lost.has(id));
    return changed === undefined
      ? verdict
      : toUnsupported(`${changed} was changed by another call`);
  }
}

const toUnsupported = (reason: string): Verdict => ({ kind: 'unsupported', reason });

/**
 * Asks a step. A refusal changes nothing: where the recording hides which thing was meant, each is asked until one
 * answers as recorded.
 */
async function answerTo(step: Step, shop: RecordedShop, ids: LearnedIds): Promise<JsonObject> {
  let first: JsonObject | null = null;
  for (const reading of ids.readings(step)) {
    const answer = await shop.ask({ ...step, ...reading });
    if (compare(step, answer).kind === 'equal') {
      ids.settle(reading);
      return answer;
    }
    first ??= answer;
    if (!isRefusal(step.answer) || !isRefusal(answer)) break;
  }
  return first ?? {};
}

/** Tells whether an answer holds errors, or nothing at all. */
function isRefusal(answer: JsonObject): boolean {
  const roots = Object.values(objectAt(answer, 'data'));
  return hasErrors(answer) || (roots.length > 0 && roots.every((one) => one === null));
}

function hasErrors(answer: unknown): boolean {
  if (!isObject(answer)) return false;
  return Object.entries(answer).some(
    ([key, one]) =>
      (/errors$/i.test(key) && Array.isArray(one) && one.length > 0) || hasErrors(one),
  );
}

/** Tells whether the recorded shop held it or the recording made it; ids that were made up stand in errors alone. */
function isOfTheirs({ steps }: Recording, id: string): boolean {
  return steps.some(({ answer }) =>
    [...leaves(answer['data'])].some(
      ([key, leaf]) => key !== 'message' && (leaf === id || idsIn(leaf).has(id)),
    ),
  );
}
