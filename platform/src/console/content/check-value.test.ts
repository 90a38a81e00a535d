import { expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { at, contentTypeOf, type Json, spaceOf } from '../../services/contentful/index.ts';
import { seedDemoContent } from '../../shop-files/seeding/index.ts';
import { problemOf } from './check-value.ts';
import { modelsOf } from './model.ts';

/** Problem of a value in a field that the model describes so. */
function problemIn(field: object, value: Json, others: readonly Json[] = []): string | null {
  const content = { sys: { id: 'kind' }, fields: [{ id: 'field', ...field }] };
  const entity = { kind: 'ContentType', id: 'kind', content, change: 1 } as const;
  const none = { change: 1, defaultLocale: 'en', chainOf: () => [], hasLocale: () => true };
  const [model] = modelsOf({ ...none, all: () => [entity], find: () => null });
  const [read] = model?.fields ?? [];
  if (read === undefined) throw new Error('The model has no field.');
  return problemOf(read, value, others);
}

const text = (...validations: readonly object[]) => ({ type: 'Symbol', validations });
const texts = (own: object, ofItems: object) => ({
  type: 'Array',
  validations: [own],
  items: { type: 'Symbol', validations: [ofItems] },
});
const size = { size: { min: 2, max: 3 } };
const range = { type: 'Integer', validations: [{ range: { min: 1, max: 24 } }] };
const wide = texts({ size: { max: 2 } }, size);
const ratio = { regexp: { pattern: '^\\d+:\\d+$', flags: 'g' }, message: 'Such as 16:9.' };

it.each([
  ['a text at its limits', text(size), ['ab', 'abc'], null],
  ['a text that is too short', text(size), ['a'], 'At least 2; here are 1.'],
  ['a text that is too long', text(size), ['abcd'], 'At most 3; here are 4.'],
  ['a number at its limits', range, [1, 24], null],
  ['a number below', range, [0], 'At least 1; here are 0.'],
  ['a number above', range, [25], 'At most 24; here are 25.'],
  ['a list at its limit', wide, [['ab', 'abc']], null],
  ['a list that is too long', wide, [['ab', 'ab', 'ab']], 'At most 2; here are 3.'],
  ['a list with one text that is too long', wide, [['ab', 'abcd']], 'At most 3; here are 4.'],
  ['one of some words', text({ in: ['image', 'video'] }), ['video'], null],
  ['another word', text({ in: ['image', 'video'] }), ['x'], '“x” is none of image, video.'],
  ['a text of the form that is asked for', text(ratio), ['16:9', '4:3'], null],
  ['a text of another form, in own words', text(ratio), ['wide'], 'Such as 16:9.'],
  ['a text that no other entry has', text({ unique: true }), ['mine'], null],
  ['a text that is taken', text({ unique: true }), ['taken'], 'Another entry has the same.'],
  ['a short text of 256 characters', text(), ['x'.repeat(256)], null],
  ['a short text of 257', text(), ['x'.repeat(257)], 'At most 256 characters.'],
  ['nothing', text(size, ratio, { unique: true }), [null], null],
])('says of %s', (_, field, values, problem) => {
  for (const value of values) expect(problemIn(field, value, ['taken'])).toBe(problem);
});

it('finds that all of the demo keeps the rules of its model', async () => {
  const platform = openPlatform();
  await seedDemoContent(platform.context);
  const space = spaceOf(platform.context.store);
  const models = modelsOf(space);
  expect(models.length).toBe(space.all('ContentType').length);
  const broken = space.all('Entry').flatMap(({ id, content }) => {
    const model = models.find((one) => one.id === contentTypeOf({ content }));
    return (model?.fields ?? []).flatMap((field) =>
      Object.values(at(content, 'fields', field.id) ?? {})
        .flatMap((value) => problemOf(field, value, []) ?? [])
        .map((problem) => [id, problem]),
    );
  });
  expect(broken).toEqual([]);
});
