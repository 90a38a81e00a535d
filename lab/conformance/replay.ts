import { compare, type Verdict } from './compare.ts';
import { isObject, type JsonObject, leaves, objectAt } from './json-value.ts';
import { createLearnedIds, idsIn } from './learned-ids.ts';
import type { Recording, Step } from './read-recordings.ts';
import type { RecordedShop } from './recorded-shop.ts';

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
  for (const step of recording.steps) {
    const isChange = MUTATION.test(step.query) && !isRefusal(step.answer);
    const unknown = ids.unknownIn(step).find((id) => isChange || isOfTheirs(recording, id));
    const missing = unknown ?? ids.hiddenIn(step)[0];
    const verdict = missing === undefined ? await ask(step) : needs(missing);
    if (step.api === 'storefront') replayed.push({ recording, step, verdict });
  }
  return replayed;

  async function ask(step: Step): Promise<Verdict> {
    const answer = await shop.ask({ ...step, ...ids.translate(step) });
    ids.learn(step.answer, answer);
    return compare(step, answer);
  }
}

function needs(id: string): Verdict {
  return { kind: 'unsupported', reason: `needs ${id} of the recorded shop` };
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
    [...leaves(answer['data'])].some(([key, leaf]) => key !== 'message' && idsIn(leaf).has(id)),
  );
}
