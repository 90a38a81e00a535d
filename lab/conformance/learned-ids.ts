import { isObject, leaves, mapLeaves } from './json-value.ts';
import type { Step } from './read-recordings.ts';

const GLOBAL_ID = /gid:\/\/shopify\/[A-Za-z]+\/(?:<redacted:[^>]*>|[^"'\s,)\]}<])+/g;
/** Keys of a cursor, in an answer or where it is sent. */
const CURSOR = /^(?:after|before)$|cursor$/i;

type Question = Pick<Step, 'query' | 'variables'>;

/** Ids and cursors of a recording, and those that came here in their place; of two with one hidden name, the last. */
export interface LearnedIds {
  /** Learns from two answers to the same question. */
  readonly learn: (recorded: unknown, own: unknown) => void;
  /** Translates a question to the ids of this shop. */
  readonly translate: (question: Question) => Question;
  /** Lists ids that a question asks for and for which nothing stands here. */
  readonly unknownIn: (question: Question) => readonly string[];
  /** Lists tokens of a question that its recording hides. */
  readonly hiddenIn: (question: Question) => readonly string[];
}

export function createLearnedIds(): LearnedIds {
  const known = new Map<string, string>();
  const learn = (recorded: unknown, own: unknown, key = '') => {
    if (Array.isArray(recorded) && Array.isArray(own)) {
      for (const [index, one] of recorded.entries()) learn(one, own[index], key);
    } else if (isObject(recorded) && isObject(own)) {
      for (const [name, one] of Object.entries(recorded)) learn(one, own[name], name);
    } else if (typeof recorded === 'string' && typeof own === 'string') {
      const isId = recorded.startsWith('gid://') && own.startsWith('gid://');
      if (isId || CURSOR.test(key)) known.set(recorded, own);
    }
  };
  const translateText = (text: string) => text.replaceAll(GLOBAL_ID, (id) => known.get(id) ?? id);
  return {
    learn: (recorded, own) => learn(recorded, own),
    translate({ query, variables }) {
      const own = mapLeaves(variables, (leaf, key) => {
        if (typeof leaf !== 'string') return leaf;
        return CURSOR.test(key) ? (known.get(leaf) ?? leaf) : translateText(leaf);
      });
      return { query: translateText(query), variables: isObject(own) ? own : {} };
    },
    unknownIn: ({ query, variables }) =>
      [...idsIn(variables), ...(query.match(GLOBAL_ID) ?? [])].filter((id) => !known.has(id)),
    hiddenIn: ({ variables }) =>
      [...leaves(variables)].flatMap(([key, leaf]) =>
        /token$/i.test(key) && String(leaf).startsWith('<redacted:') ? String(leaf) : [],
      ),
  };
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
