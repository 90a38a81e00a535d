/** Why the database gave no documents, in the layer where it went wrong. */
export type DocumentsFailure =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'timeout'; readonly timeoutInMs: number }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | { readonly kind: 'unreadable'; readonly message: string };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: DocumentsFailure };
