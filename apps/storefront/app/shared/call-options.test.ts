import { callApi } from '@lokke/contract/call';
import { listSalons } from '@lokke/contract/salons';
import { expect, it, vi } from 'vitest';
import { CALL_OPTIONS, PATIENCE_IN_MS } from './call-options.ts';

it('a call that is never answered fails in time, as one without a network does', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('window', { fetch });
  const asked = callApi(listSalons, { locale: 'de' }, CALL_OPTIONS);
  patience.abort(new DOMException('', 'TimeoutError'));
  expect(await asked).toMatchObject({ ok: false, failure: { kind: 'network' } });
  expect(timeout).toHaveBeenCalledWith(PATIENCE_IN_MS);
});
