import type { MetafieldDraft } from '../draft.ts';
import type { MetafieldRecord } from '../stored/records.ts';
import type { SaveContext } from './save-context.ts';

/** A metafield keeps its id as long as its namespace and key; its date, as long as its value. */
export function metafieldRecords(
  { ids, now }: SaveContext,
  drafts: readonly MetafieldDraft[],
  before: readonly MetafieldRecord[] = [],
): readonly MetafieldRecord[] {
  return drafts.map((draft) => {
    const known = before.find(
      ({ namespace, key }) => namespace === draft.namespace && key === draft.key,
    );
    if (known?.value === draft.value && known.type === draft.type) return known;
    return {
      ...draft,
      number: known?.number ?? ids.next('Metafield'),
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
    };
  });
}
