import { createHash } from 'node:crypto';
import { isObject, leaves, mapLeaves } from './json-value.ts';
import type { Step } from './read-recordings.ts';

const GLOBAL_ID = /gid:\/\/shopify\/[A-Za-z]+\/(?:<redacted:[^>]*>|[^"'\s,)\]}<])+/g;
/** Keys of a cursor, in an answer or where it is sent. */
const CURSOR = /^(?:after|before)$|cursor$/i;
const HIDDEN = /<redacted:/;
const CODE = /^(?:code|giftCardCodes|discountCodes)$/;

/** Id or token here that stands for one of the recording. */
interface Candidate {
  readonly own: string;
  /** Ids seen beside it in the recording, which tell hidden ones apart. */
  readonly neighbours: Set<string>;
}

/** Question of a recording as it can be asked here. */
interface Reading extends Pick<Step, 'query' | 'variables'> {
  /** Meanings of hidden ids in it. */
  readonly meant: ReadonlyMap<string, string>;
}

/** Ids, tokens and cursors of a recording, and those that came here in their place. */
export interface LearnedIds {
  /** Learns from two answers to the same question. */
  readonly learn: (recorded: unknown, own: unknown) => void;
  /** Replaces whatever stood for an id before. */
  readonly set: (recorded: string, own: string) => unknown;
  /** Translates a question to the ids of this shop; a hidden id may have several meanings, the last used first. */
  readonly readings: (step: Step) => readonly Reading[];
  /** Puts the meanings of a reading first from now on. */
  readonly settle: (reading: Reading) => void;
  /** Lists ids that a step asks for and for which nothing stands here. */
  readonly unknownIn: (step: Step) => readonly string[];
}

export function createLearnedIds(): LearnedIds {
  const known = new Map<string, Candidate[]>();
  const set = (recorded: string, own: string, neighbours: ReadonlySet<string>) => {
    const before = known.get(recorded) ?? [];
    const same = before.find((one) => one.own === own);
    for (const id of neighbours) same?.neighbours.add(id);
    const latest = same ?? { own, neighbours: new Set(neighbours) };
    known.set(recorded, [...before.filter((one) => one !== same), latest]);
  };
  const learn = (recorded: unknown, own: unknown, key = '', neighbours = idsIn(recorded)) => {
    if (Array.isArray(recorded) && Array.isArray(own)) {
      for (const [index, one] of recorded.entries()) learn(one, own[index], key, neighbours);
    } else if (isObject(recorded) && isObject(own)) {
      for (const [name, one] of Object.entries(recorded)) learn(one, own[name], name, neighbours);
    } else if (typeof recorded === 'string' && typeof own === 'string') {
      if (recorded.startsWith('gid://') && own.startsWith('gid://')) set(recorded, own, neighbours);
      else if (CURSOR.test(key)) set(recorded, own, new Set());
      else if (HIDDEN.test(recorded)) set(`${kindOf(key)} ${recorded}`, own, new Set());
    }
  };
  const translate = ({ query, variables }: Step, ownOf: (id: string) => string) => {
    const textOf = (text: string) => text.replaceAll(GLOBAL_ID, ownOf);
    const own = mapLeaves(variables, (leaf, key) => {
      if (typeof leaf !== 'string') return leaf;
      if (leaf.includes('gid://')) return textOf(leaf);
      if (CURSOR.test(key)) return ownOf(leaf);
      if (CODE.test(key) && HIDDEN.test(leaf)) return makeUpCode(leaf);
      return HIDDEN.test(leaf) ? (known.get(`${kindOf(key)} ${leaf}`)?.at(-1)?.own ?? leaf) : leaf;
    });
    return { query: textOf(query), variables: isObject(own) ? own : {} };
  };
  return {
    learn: (recorded, own) => learn(recorded, own),
    set: (recorded, own) => known.set(recorded, [{ own, neighbours: new Set() }]),
    readings(step) {
      const near = new Set([...idsIn(step.variables), ...idsIn(step.answer)]);
      const ownsOf = (id: string) => nearest(known.get(id) ?? [], near);
      const hidden = [...idsIn(step.variables)].filter((id) => HIDDEN.test(id) && known.has(id));
      const count = Math.max(1, ...hidden.map((id) => ownsOf(id).length));
      return Array.from({ length: count }, (_, place) => {
        const meant = new Map(hidden.map((id) => [id, ownsOf(id)[place] ?? ownsOf(id)[0] ?? id]));
        return { ...translate(step, (id) => meant.get(id) ?? ownsOf(id)[0] ?? id), meant };
      });
    },
    settle({ meant }) {
      for (const [id, own] of meant) set(id, own, new Set());
    },
    unknownIn: ({ variables, query }) =>
      [...idsIn(variables), ...cursorsIn(variables), ...(query.match(GLOBAL_ID) ?? [])].filter(
        (id) => !known.has(id),
      ),
  };
}

/** Makes up a code that could be a gift card's, the same for the same hidden one. */
function makeUpCode(hidden: string): string {
  return createHash('sha256').update(hidden).digest('hex').slice(0, 16);
}

/** Names the kind of a key: tokens are sent and answered under several names. */
function kindOf(key: string): string {
  if (/url$/i.test(key)) return 'url';
  return /token$/i.test(key) ? 'token' : key;
}

/** Sorts out the candidates with the most neighbours in common, the last used first. */
function nearest(candidates: readonly Candidate[], near: ReadonlySet<string>): readonly string[] {
  const common = ({ neighbours }: Candidate) => [...neighbours].filter((id) => near.has(id)).length;
  const most = Math.max(...candidates.map(common));
  return candidates
    .filter((one) => common(one) === most)
    .map(({ own }) => own)
    .toReversed();
}

function cursorsIn(variables: unknown): readonly string[] {
  return [...leaves(variables)].flatMap(([key, leaf]) =>
    CURSOR.test(key) && typeof leaf === 'string' ? [leaf] : [],
  );
}

/** Collects the ids of a tree. */
export function idsIn(value: unknown): Set<string> {
  const found = new Set<string>();
  for (const [, leaf] of leaves(value)) {
    if (typeof leaf !== 'string') continue;
    for (const id of leaf.match(GLOBAL_ID) ?? []) found.add(id);
  }
  return found;
}
