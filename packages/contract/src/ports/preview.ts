/** A field that a draft changes, as text. */
export interface ChangedField {
  readonly name: string;
  readonly published: string;
  readonly draft: string;
}

/** An entry of which editors see more than readers. */
export interface DraftChange {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  /** Path of a page that shows it, without the market. */
  readonly path: string;
  readonly isNew: boolean;
  readonly fields: readonly ChangedField[];
}

/** State of a page that is shown with drafts in place. */
export interface Preview {
  /** Clock time by which it ends, in the market: `16:05`. */
  readonly endsAt: string;
  /** Moment whose planned content is shown, by the market's clock: `2026-12-24T09:00`; null for now. */
  readonly asOf: string | null;
  /** Text that differs once an editor has saved; null where the content service does not tell. */
  readonly state: string | null;
  /** Experiments of the market, running or not, with all their ways and the one that is shown. */
  readonly experiments: readonly {
    readonly key: string;
    readonly ways: readonly string[];
    readonly shown: string;
  }[];
  /** Null where the content service does not tell. */
  readonly changes: readonly DraftChange[] | null;
}
