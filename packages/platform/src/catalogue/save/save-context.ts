import type { IdAllocator } from '../../ids/index.ts';
import type { Sql } from '../../store/index.ts';

/** What the parts of one save share. */
export interface SaveContext {
  readonly sql: Sql;
  readonly ids: IdAllocator;
  readonly shop: string;
  /** As Shopify writes it: `2026-07-28T01:32:53Z`. */
  readonly now: string;
  /** Problems found on the way; any of them undoes the whole save. */
  readonly problems: string[];
}
