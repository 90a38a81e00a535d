import {
  booleanField,
  entryField,
  entryListField,
  type Fields,
  listField,
  type ReadEntry,
  stringField,
  stringListField,
} from '../entry-fields.ts';
import { type ContentModule, readModule } from './content-module.ts';

/** Way other than the first. */
interface OtherWay {
  readonly id: string;
  /** Null where the experiment changes a whole page or a setting, which has its own place in the content. */
  readonly module: ContentModule | null;
}

export interface ExperimentFields {
  readonly key: string;
  /** Id of the entry that is the first way. */
  readonly changes: string;
  readonly others: readonly OtherWay[];
  /** Percentages, the first way's before those of the others. */
  readonly shares: readonly number[];
  readonly isOn: boolean;
}

const MAX_WAYS = 4;
const KEY = /^[a-z0-9-]{1,40}$/;
const WHOLE: readonly string[] = ['homePage', 'generalPage', 'menu', 'consultation'];
/** Settings that say what is paid: the same for everybody. */
const ABOUT_PRICES: readonly string[] = ['promoSettings', 'marketFacts', 'popup'];

/** Reads an experiment, or returns an issue. */
export function readExperiment({ fields }: ReadEntry): ExperimentFields | string {
  const key = stringField(fields, 'key');
  if (key === null || !KEY.test(key)) {
    return 'has no key of at most 40 small letters, digits and hyphens';
  }
  const first = entryField(fields, 'changes');
  if (first === null) return 'changes an entry that is not there, or not published';
  const others = readOthers(first, fields);
  if (typeof others === 'string') return others;
  const shares = readShares(fields, others.length + 1);
  if (typeof shares === 'string') return shares;
  return { key, changes: first.id, others, shares, isOn: booleanField(fields, 'isOn') };
}

function readOthers(first: ReadEntry, fields: Fields): readonly OtherWay[] | string {
  const { contentType: type } = first;
  if (ABOUT_PRICES.includes(type))
    return `changes prices or promises ("${type}"), which it may not`;
  const isWhole = WHOLE.includes(type);
  const fault = isWhole ? null : readModule(first);
  if (typeof fault === 'string') return `changes an entry that ${fault}`;
  const entries = entryListField(fields, 'others');
  if (entries.length !== listField(fields, 'others').length || entries.length === 0) {
    return 'has no other way, or one that is not there or not published';
  }
  if (entries.length >= MAX_WAYS) return `has more than ${MAX_WAYS} ways`;
  if (new Set([first, ...entries].map(({ id }) => id)).size <= entries.length) {
    return 'has the same way twice';
  }
  const ways: OtherWay[] = [];
  for (const entry of entries) {
    if (isWhole !== WHOLE.includes(entry.contentType) || (isWhole && entry.contentType !== type)) {
      return `shows a "${entry.contentType}" in place of a "${type}"`;
    }
    const module = isWhole ? null : readModule(entry);
    if (typeof module === 'string') return `has a way that ${module}`;
    ways.push({ id: entry.id, module });
  }
  return ways;
}

function readShares(fields: Fields, count: number): readonly number[] | string {
  const written = stringListField(fields, 'shares');
  const shares = written.map((share) => (/^\d{1,3}$/.test(share) ? Number(share) : Number.NaN));
  if (shares.length !== count) return `has ${count} ways and ${shares.length} shares`;
  const sum = shares.reduce((one, other) => one + other, 0);
  return sum === 100 ? shares : `has shares that are no whole numbers with the sum of 100`;
}
