import { readFileSync } from 'node:fs';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { adviseRoutine, DEFAULT_CONSULTATION } from '@lokke/domain/consultation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aProduct } from '../app/shared/catalogue/products.test-kit.ts';

const DEMO = new URL('../../../packages/demo/catalogue/products.json', import.meta.url);

const demo: readonly Pick<ProductSummary, 'handle' | 'tags' | 'specs' | 'soldQuantity'>[] =
  JSON.parse(readFileSync(DEMO, 'utf8'));
const products = demo.map(({ handle, tags, specs = [], soldQuantity = 0 }) =>
  aProduct({ handle, tags, specs, soldQuantity }),
);

/** Any answers: one of each question, or several where several may be right. */
const given = fc
  .tuple(
    ...DEFAULT_CONSULTATION.questions.map(({ id, takesSeveral, answers }) => {
      const ids = answers.map((answer) => answer.id);
      const chosen = takesSeveral ? fc.subarray(ids) : fc.constantFrom(...ids).map((one) => [one]);
      return chosen.map((some) => [id, some] as const);
    }),
  )
  .map((pairs) => new Map<string, readonly string[]>(pairs));

it('advises curls that frizz the curl cream, whatever else is answered', () => {
  fc.assert(
    fc.property(given, fc.constantFrom('curly', 'coily'), (answers, hair) => {
      const concerns = new Set(['frizz', ...(answers.get('concern') ?? [])]);
      const all = new Map([...answers, ['hair', [hair]], ['concern', [...concerns]]]);
      const steps = adviseRoutine(DEFAULT_CONSULTATION, all, products);
      const firsts = steps.map(({ fitting: [best] }) => best?.product.handle);
      expect(firsts).toContain('rain-curl-cream');
    }),
    { numRuns: 2_000 },
  );
});
