import { fail, type Result, succeed } from '@lokke/http-client';
import { type AdminClient, metafieldsSet } from '@lokke/shopify-admin';
import { describeFailure } from './describe-failure.ts';

type Metafields = Parameters<typeof metafieldsSet>[1]['metafields'];

/** Metafields that are written together or not at all. */
export interface OwnedMetafields {
  /** Name of whose they are, for people. */
  readonly owner: string;
  readonly metafields: Metafields;
}

/** Number of metafields that one mutation takes. */
const WRITTEN_AT_ONCE = 25;

/**
 * Writes metafields of many, and names those that the shop refused: it refuses all of a mutation for one of them, so
 * each of such a mutation is written alone. Fails where the shop cannot be asked, as it could not for the others.
 */
export async function writeMetafields(
  admin: AdminClient,
  owned: readonly OwnedMetafields[],
): Promise<Result<readonly string[], string>> {
  const refused: string[] = [];
  for (const some of together(owned)) {
    const metafields = some.flatMap((one) => one.metafields);
    const written = await metafieldsSet(admin, { metafields });
    if (written.ok) continue;
    const reason = describeFailure(written.failure);
    if (written.failure.kind !== 'userErrors') return fail(reason);
    const [first, ...others] = some;
    if (first !== undefined && others.length === 0) {
      refused.push(`${first.owner} (${reason})`);
      continue;
    }
    for (const one of some) {
      const alone = await writeMetafields(admin, [one]);
      if (!alone.ok) return alone;
      refused.push(...alone.value);
    }
  }
  return succeed(refused);
}

function together(owned: readonly OwnedMetafields[]): readonly (readonly OwnedMetafields[])[] {
  const batches: OwnedMetafields[][] = [];
  let count = Number.POSITIVE_INFINITY;
  for (const one of owned) {
    count += one.metafields.length;
    if (count > WRITTEN_AT_ONCE) {
      batches.push([]);
      count = one.metafields.length;
    }
    batches.at(-1)?.push(one);
  }
  return batches;
}
