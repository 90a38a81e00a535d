import { askedFields } from './asked-fields.ts';
import { compare, type Verdict } from './compare.ts';
import { isObject, type JsonObject, leaves, objectAt } from './json-value.ts';
import { createLearnedIds, idsIn } from './learned-ids.ts';
import type { Recording, Step } from './read-recordings.ts';
import type { RecordedShop } from './recorded-shop.ts';
import { afterChange, type StagedProducts } from './staged-products.ts';

export interface Replayed {
  readonly recording: Recording;
  readonly step: Step;
  readonly verdict: Verdict;
}

/** Asks everything of a recording again, in its order. */
export async function replay(
  recording: Recording,
  shop: RecordedShop,
): Promise<readonly Replayed[]> {
  const ids = createLearnedIds();
  const replayed: Replayed[] = [];
  const lost = new Set<string>();
  let isAnythingChanged = false;
  const made = new Set<string>();
  let products: StagedProducts = new Map();
  const ask = async (step: Step): Promise<Verdict | null> => {
    const staged =
      step.api === 'admin' ? askedFields(step).reduce(afterChange, products) : products;
    if (shop.stage !== null && staged !== products) {
      products = staged;
      const reason = await shop.stage(products, ids);
      return reason === null ? null : { kind: 'unsupported', reason };
    }
    const changesSomething = MUTATION.test(step.query) && !isRefusal(step.answer);
    // What was cleared away is named after what it was.
    const missing = ids
      .unknownIn(step)
      .find((id) => changesSomething || step.name.includes(id) || isOfTheirs(recording, id));
    if (missing !== undefined)
      return { kind: 'unsupported', reason: `needs ${missing} of the recorded shop` };
    const answer = await answerTo(step);
    ids.learn(step.answer, answer);
    return excused(step, answer);
  };
  /** A refusal changes nothing: where the recording hides which thing was meant, each is asked until one answers as recorded. */
  const answerTo = async (step: Step): Promise<JsonObject> => {
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
  };
  const excused = (step: Step, answer: JsonObject): Verdict => {
    const verdict = compare(step, answer);
    if (verdict.kind !== 'different') return verdict;
    const isTakenHereAlone = isRefusal(step.answer) && !isRefusal(answer);
    if (isTakenHereAlone && hidesSecret(step))
      return { kind: 'unsupported', reason: 'the recording hides what was sent' };
    if (isOfTheirShop(step))
      return { kind: 'unsupported', reason: 'the recorded shop held something before' };
    if (isAnythingChanged && !MUTATION.test(step.query))
      return { kind: 'unsupported', reason: 'what is not served may have changed it' };
    const named = [...idsIn([step.variables, step.answer]), ...namesIn(step)];
    const changed = named.find((one) => lost.has(one));
    if (changed === undefined) return verdict;
    return { kind: 'unsupported', reason: `${changed} was changed by what is not served` };
  };
  const isOfTheirShop = (step: Step) => {
    const found = [...idsIn(step.answer)];
    return !MUTATION.test(step.query) && found.length > 0 && !found.some((id) => made.has(id));
  };
  for (const step of withoutListedAgain(recording.steps)) {
    const verdict = await ask(step);
    if (MUTATION.test(step.query)) for (const id of idsIn(step.answer)) made.add(id);
    if (verdict === null) continue;
    replayed.push({ recording, step, verdict });
    if (verdict.kind === 'unsupported' && MUTATION.test(step.query)) {
      for (const id of idsIn([step.variables, step.answer])) if (!id.includes('<')) lost.add(id);
      for (const name of namesIn(step)) lost.add(name);
      // Whatever a search finds, nobody can say here.
      isAnythingChanged ||= !isRefusal(step.answer) && 'search' in step.variables;
    }
  }
  return replayed;
}

/** Nothing is made twice with one id: some files list such a step by its name and by its turn. */
function withoutListedAgain(steps: readonly Step[]): readonly Step[] {
  const made = new Set<string>();
  return steps.filter(({ query, variables, answer }) => {
    const told = [...idsIn(answer['data'])].filter((id) => !id.includes('<'));
    const text = JSON.stringify([query.replaceAll(/\s+/g, ' ').trim(), variables, answer['data']]);
    const isAgain = MUTATION.test(query) && CREATE.test(query) && told.length > 0 && made.has(text);
    made.add(text);
    return !isAgain;
  });
}

const CREATE = /\w+Create\b/;
const MUTATION = /^\s*(?:#.*\s+)*mutation\b/;
const SECRET = /password|token|url$/i;

function hidesSecret({ variables }: Step): boolean {
  for (const [key, leaf] of leaves(variables)) {
    if (SECRET.test(key) && typeof leaf === 'string' && leaf.includes('<redacted:')) return true;
  }
  return false;
}

/** Types and handles that were made up for this run. */
function namesIn({ variables }: Step): readonly string[] {
  return [...leaves(variables)].flatMap(([key, leaf]) =>
    (key === 'type' || key === 'handle') && typeof leaf === 'string' && /\d{6}/.test(leaf)
      ? [leaf]
      : [],
  );
}

/** Errors, or nothing at all. */
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

/** Something that the recorded shop held or the recording made, not an id that was made up: errors name those, too. */
function isOfTheirs({ steps }: Recording, id: string): boolean {
  return steps.some(({ answer }) =>
    [...leaves(answer['data'])].some(
      ([key, leaf]) => key !== 'message' && (leaf === id || idsIn(leaf).has(id)),
    ),
  );
}
