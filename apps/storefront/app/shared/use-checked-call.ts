import type { CallFailure, CallResult } from '@lokke/contract/call';
import { type ApiErrorCode, apiErrorCodeOf } from '@lokke/contract/errors';
import { useState } from 'react';

export type SendState =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | {
      readonly kind: 'refused';
      /** Null without an answer, or with an unknown one. */
      readonly code: ApiErrorCode | null;
      readonly field: string | null;
    };

type Checked<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly code: ApiErrorCode; readonly fields: readonly string[] };

interface CheckedCall<Values, Body> {
  /** The server's own check, run before sending (spec §5). */
  readonly check: (values: Values) => Checked<Body>;
  readonly call: (body: Body) => Promise<CallResult<unknown>>;
}

/** Null without an answer, or with an unknown one. */
export function refusalCodeOf(failure: CallFailure): ApiErrorCode | null {
  const text = failure.kind === 'refused' ? failure.serverMessage : null;
  return text === null ? null : apiErrorCodeOf(text);
}

/** State of a form that is sent without leaving its page. */
export function useCheckedCall<Values, Body>({ check, call }: CheckedCall<Values, Body>) {
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const findOutcome = async (values: Values): Promise<SendState> => {
    const checked = check(values);
    if (!checked.ok) {
      return { kind: 'refused', code: checked.code, field: checked.fields[0] ?? null };
    }
    setState({ kind: 'sending' });
    const result = await call(checked.body);
    if (result.ok) return { kind: 'sent' };
    return { kind: 'refused', code: refusalCodeOf(result.failure), field: null };
  };
  const send = async (values: Values): Promise<SendState> => {
    if (state.kind === 'sending') return state;
    const next = await findOutcome(values);
    setState(next);
    return next;
  };
  return { state, send };
}
