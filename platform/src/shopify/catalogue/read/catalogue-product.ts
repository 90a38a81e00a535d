import { gid } from '../../../protocol/index.ts';
import type { Store } from '../../../store/index.ts';
import { type FactColumns, FactsAt } from '../facts/fact-columns.ts';
import type { ProductFacts } from '../facts/product-facts.ts';
import type { ProductRecord } from '../stored/records.ts';
import type { Collection, Product, SellingPlanGroup, Variant } from './entries.ts';
import type { HeldRecord, RecordHolder, RecordLoader } from './record-loader.ts';

/** What the products of a catalogue share. */
export interface CatalogueParts {
  readonly store: Store;
  readonly columns: FactColumns;
  readonly loader: RecordLoader;
  readonly titleRanks: () => Uint32Array;
  readonly collectionsAt: (place: number) => readonly Collection[];
  readonly sellingPlanGroupsOf: (handle: string) => readonly SellingPlanGroup[];
}

/** One small object for each product of the shop; all else is read when it is asked for. */
export class CatalogueProduct implements Product, RecordHolder {
  held: HeldRecord | null = null;
  readonly #parts: CatalogueParts;
  readonly #place: number;

  constructor(parts: CatalogueParts, place: number) {
    this.#parts = parts;
    this.#place = place;
  }

  get __typename(): 'Product' {
    return 'Product';
  }

  get number(): number {
    return this.#parts.columns.numbers[this.#place] ?? 0;
  }

  get id(): string {
    return gid('Product', this.number);
  }

  get facts(): ProductFacts {
    return new FactsAt(this.#parts.columns, this.#place);
  }

  #certain(): HeldRecord | null {
    const since = this.held?.uncertainSince ?? null;
    return since === null || since === this.#parts.store.rollbacks ? this.held : null;
  }

  /** Null: another process has just removed it. */
  read(): HeldRecord | null {
    const held = this.#certain() ?? this.#parts.loader.load(this);
    if (held !== null) held.isUsed = true;
    return held;
  }

  peek(): ProductRecord | null {
    return this.#certain()?.record ?? this.#parts.loader.peek(this.number);
  }

  #readOrThrow(): HeldRecord {
    const held = this.read();
    if (held === null) throw new Error(`${this.id} is no longer there`);
    return held;
  }

  get record(): ProductRecord {
    return this.#readOrThrow().record;
  }

  get variants(): readonly Variant[] {
    const held = this.#readOrThrow();
    held.variants ??= held.record.variants.map((record) => ({
      __typename: 'ProductVariant',
      id: gid('ProductVariant', record.number),
      record,
      product: this,
    }));
    return held.variants;
  }

  get collections(): readonly Collection[] {
    return this.#parts.collectionsAt(this.#place);
  }

  get sellingPlanGroups(): readonly SellingPlanGroup[] {
    return this.#parts.sellingPlanGroupsOf(this.record.handle);
  }

  get titleRank(): number {
    return this.#parts.titleRanks()[this.#place] ?? 0;
  }
}
