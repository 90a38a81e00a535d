import type { IdAllocator } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { CatalogueDrafts } from '../draft.ts';
import type { MetafieldDraft } from '../draft-shapes.ts';
import { findRecord, putRecord } from '../stored/record-table.ts';
import type { MetafieldRecord, RecordKind, RecordKinds } from '../stored/records.ts';

/** Drafts that do not fit together. Nothing has been saved. */
export class CatalogueError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The catalogue was not saved: ${problems.join('; ')}`);
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

export type DraftKind = keyof CatalogueDrafts;

/** Tells what of the drafts fits nothing and is left out. */
export type TellUnfit = (kind: DraftKind, problem: string) => void;

/** State that the parts of one save share. */
export interface SaveContext {
  readonly sql: Sql;
  readonly ids: IdAllocator;
  readonly shop: string;
  /** Time as Shopify writes it: `2026-07-28T01:32:53Z`. */
  readonly now: string;
  readonly tell: TellUnfit;
}

/** A metafield keeps its id as long as its namespace and key; its date, as long as its value. */
export function metafieldRecords(
  { ids, now }: Pick<SaveContext, 'ids' | 'now'>,
  drafts: readonly MetafieldDraft[] = [],
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

/** Saves each draft of a kind under its handle, made of the draft and of what is kept so far. */
export function saveEach<Kind extends RecordKind, Draft extends { readonly handle: string }>(
  { sql, shop }: SaveContext,
  { kind, drafts }: { readonly kind: Kind; readonly drafts: readonly Draft[] },
  recordOf: (draft: Draft, before: RecordKinds[Kind] | null) => RecordKinds[Kind],
): void {
  for (const draft of drafts) {
    const { handle } = draft;
    const before = findRecord(sql, { shop, kind, handle });
    putRecord(sql, { shop, kind, handle, record: recordOf(draft, before) });
  }
}
