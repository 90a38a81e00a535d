import { callApi } from '@lokke/contract/call';
import { apiErrorCodeOf } from '@lokke/contract/errors';
import { writeReview } from '@lokke/contract/reviews';
import { checkReview, type ReviewText } from '@lokke/domain/reviews';
import { useState } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';

type State =
  | { readonly kind: 'writing' | 'sending' | 'sent' }
  | {
      readonly kind: 'refused';
      /** Null where no answer came, or none that anybody knows. */
      readonly code: string | null;
      readonly field: keyof ReviewText | null;
    };

/** Says at once what the server would; the server decides. */
export function useWriteReview(handle: string) {
  const { locale, language } = useMarket();
  const [state, setState] = useState<State>({ kind: 'writing' });
  const send = async (text: ReviewText): Promise<State> => {
    const next = await outcome(text);
    setState(next);
    return next;
  };
  const outcome = async (text: ReviewText): Promise<State> => {
    const checked = checkReview(text, language);
    if (!checked.ok) {
      return { kind: 'refused', code: checked.code, field: checked.fields[0] ?? null };
    }
    setState({ kind: 'sending' });
    const options = { fetch: window.fetch.bind(window), log: (line: string) => console.warn(line) };
    const result = await callApi(writeReview, { locale, handle, ...checked.review }, options);
    if (result.ok) return { kind: 'sent' };
    const { failure } = result;
    const said = failure.kind === 'refused' ? failure.serverMessage : null;
    return { kind: 'refused', code: said === null ? null : apiErrorCodeOf(said), field: null };
  };
  return { state, send };
}
