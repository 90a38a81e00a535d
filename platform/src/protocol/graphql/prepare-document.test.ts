import { describe, expect, it } from 'vitest';
import { prepareDocument } from './prepare-document.ts';
import { schemaOf } from './schemas.ts';

const SCHEMA = schemaOf('2024-01');
const MAX_KEPT = 500;

function documentOf(query: string) {
  const prepared = prepareDocument(SCHEMA, query);
  if (prepared.kind === 'refused') throw new Error('refused');
  return prepared.document;
}

const other = (index: number) => documentOf(`{ shop { a${index}: name } }`);

describe('a document', () => {
  it('is kept by its text, and made again when as many others have come since', () => {
    const query = '{ shop { id } }';
    const first = documentOf(query);
    for (let index = 1; index < MAX_KEPT; index += 1) other(index);
    expect(documentOf(query)).toBe(first);
    // The first was used a moment ago, so it is the last of those to go.
    for (let index = 1; index < MAX_KEPT; index += 1) other(MAX_KEPT + index);
    expect(documentOf(query)).toBe(first);
    for (let index = 0; index < MAX_KEPT; index += 1) other(2 * MAX_KEPT + index);
    expect(documentOf(query)).not.toBe(first);
  });

  it('is refused the same way each time', () => {
    const [first, second] = [1, 2].map(() => prepareDocument(SCHEMA, '{ shop { nothing } }'));
    expect(first).toMatchObject({
      kind: 'refused',
      errors: [{ extensions: { code: 'undefinedField' } }],
    });
    expect(second).toBe(first);
  });
});
