import { compareValues } from './compare-values.ts';
import type { Fields, TypedValue } from './document.ts';
import { fieldAt, withField } from './field-path.ts';
import type { Transform, UpdateWrite } from './parse-write.ts';

export interface AppliedWrite {
  readonly fields: Fields;
  /** What each transform came to, as the answer lists it. */
  readonly transformResults: readonly TypedValue[];
}

/** The fields of a document after a write. */
export function applyWrite(
  before: Fields | null,
  { fields, mask, transforms }: UpdateWrite,
  now: Date,
): AppliedWrite {
  // A field that the mask names and the document lacks is deleted.
  let after =
    mask === null
      ? fields
      : mask.reduce((kept, path) => withField(kept, path, fieldAt(fields, path)), before ?? {});
  const transformResults: TypedValue[] = [];
  for (const transform of transforms) {
    const value = transformed(fieldAt(after, transform.path), transform, now);
    after = withField(after, transform.path, value);
    transformResults.push('arrayValue' in value ? { nullValue: null } : value);
  }
  return { fields: after, transformResults };
}

function transformed(before: TypedValue | null, { change }: Transform, now: Date): TypedValue {
  switch (change.kind) {
    case 'now':
      return { timestampValue: now.toISOString() };
    case 'increment':
      return isNumber(before) ? sum(before, change.by) : change.by;
    case 'maximum':
      return isNumber(before) && compareValues(before, change.by) >= 0 ? before : change.by;
    case 'minimum':
      return isNumber(before) && compareValues(before, change.by) <= 0 ? before : change.by;
    case 'union': {
      const kept = valuesOf(before);
      const added = change.values.filter((value, index) => {
        const earlier = [...kept, ...change.values.slice(0, index)];
        return !includes(earlier, value);
      });
      return { arrayValue: { values: [...kept, ...added] } };
    }
    case 'remove': {
      const values = valuesOf(before).filter((value) => !includes(change.values, value));
      return { arrayValue: { values } };
    }
  }
}

function isNumber(value: TypedValue | null): value is TypedValue {
  return value !== null && ('integerValue' in value || 'doubleValue' in value);
}

/** What is no list counts as an empty one. */
function valuesOf(value: TypedValue | null): readonly TypedValue[] {
  return value !== null && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function includes(values: readonly TypedValue[], value: TypedValue): boolean {
  return values.some((own) => compareValues(own, value) === 0);
}

const MOST = 2n ** 63n - 1n;
const LEAST = -(2n ** 63n);

/** Whole numbers stay whole, and stop at the bounds of 64 bits. */
function sum(left: TypedValue, right: TypedValue): TypedValue {
  if ('integerValue' in left && 'integerValue' in right) {
    const whole = BigInt(left.integerValue) + BigInt(right.integerValue);
    return { integerValue: String(whole > MOST ? MOST : whole < LEAST ? LEAST : whole) };
  }
  return { doubleValue: asNumber(left) + asNumber(right) };
}

function asNumber(value: TypedValue): number {
  if ('doubleValue' in value) return value.doubleValue;
  return 'integerValue' in value ? Number(value.integerValue) : 0;
}
