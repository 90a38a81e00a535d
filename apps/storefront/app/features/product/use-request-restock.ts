import { callApi } from '@lokke/contract/call';
import { type ApiErrorCode, apiErrorCodeOf, messageOf } from '@lokke/contract/errors';
import { requestRestock } from '@lokke/contract/restock';
import { checkNewsletter } from '@lokke/domain/accounts';
import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../shared/i18n/use-error-text.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';

type State =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'refused'; readonly message: string };

/** Says at once what the server would; the server decides. */
export function useRequestRestock(handle: string, variantId: string) {
  const t = useT('restock');
  const textOf = useErrorText();
  const { locale } = useMarket();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const refused = (code: ApiErrorCode): State => ({
    kind: 'refused',
    message: textOf({ code, message: messageOf(code) }),
  });
  const outcome = async (email: string): Promise<State> => {
    const check = checkNewsletter({ email });
    if (!check.ok) return refused(check.code);
    const options = { fetch: window.fetch.bind(window), log: (line: string) => console.warn(line) };
    const asked = { locale, handle, variantId, email };
    const result = await callApi(requestRestock, asked, options);
    if (result.ok) return { kind: 'sent' };
    const { failure } = result;
    const said = failure.kind === 'refused' ? failure.serverMessage : null;
    const code = said === null ? null : apiErrorCodeOf(said);
    return code === null ? { kind: 'refused', message: t('restock.failed') } : refused(code);
  };
  const send = async (email: string): Promise<State> => {
    if (state.kind === 'sending') return state;
    setState({ kind: 'sending' });
    const next = await outcome(email);
    setState(next);
    return next;
  };
  return { state, send };
}
