import { callApi } from '@lokke/contract/call';
import type { ApiErrorCode } from '@lokke/contract/errors';
import { mayWriteReview, withdrawReview } from '@lokke/contract/reviews';
import { type ReactNode, useEffect, useState } from 'react';
import { CALL_OPTIONS } from '../../shared/call-options.ts';
import { useMessages, useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { refusalCodeOf } from '../../shared/use-checked-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface OfProduct {
  readonly handle: string;
}

/** The login, and back to the product's reviews. */
export function useWayToLogin(handle: string): string {
  const { prefix } = useMarket();
  const returnTo = `${prefix}/products/${handle}#reviews`;
  return `/account/login?${new URLSearchParams({ returnTo })}`;
}

export function LoginFirst({ handle }: OfProduct) {
  const t = useT('writing');
  return (
    <>
      <p>{t('writing.login')}</p>
      <ButtonLink to={useWayToLogin(handle)}>{t('writing.login.action')}</ButtonLink>
    </>
  );
}

type Permission =
  | { readonly kind: 'asking' | 'unknown' | 'takenBack' }
  | { readonly kind: 'given'; readonly isBought: boolean }
  | { readonly kind: 'refused'; readonly code: ApiErrorCode };

/** Asks the server; without an answer it decides when the form is sent. */
async function askPermission(
  request: Parameters<typeof callApi<typeof mayWriteReview>>[1],
): Promise<Permission> {
  const result = await callApi(mayWriteReview, request, CALL_OPTIONS);
  if (result.ok) return { kind: 'given', isBought: result.value.isBought };
  const code = refusalCodeOf(result.failure);
  return code === null ? { kind: 'unknown' } : { kind: 'refused', code };
}

function usePermission(handle: string): readonly [Permission, (permission: Permission) => void] {
  const { locale } = useMarket();
  const [permission, setPermission] = useState<Permission>({ kind: 'asking' });
  useEffect(() => {
    let isGone = false;
    void askPermission({ locale, handle }).then((answer) => {
      if (!isGone) setPermission(answer);
    });
    return () => {
      isGone = true;
    };
  }, [locale, handle]);
  return [permission, setPermission];
}

interface TakeBackProps extends OfProduct {
  readonly onPermission: (permission: Permission) => void;
}

/** Takes an own review back, so that another can be written. */
function TakeBack({ handle, onPermission }: TakeBackProps) {
  const t = useT('writing');
  const { locale } = useMarket();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const takeBack = async () => {
    setState('sending');
    const result = await callApi(withdrawReview, { locale, handle }, CALL_OPTIONS);
    const code = result.ok ? null : refusalCodeOf(result.failure);
    if (result.ok) onPermission({ kind: 'takenBack' });
    else if (code === 'notLoggedIn') onPermission({ kind: 'refused', code });
    else setState('failed');
  };
  return (
    <>
      <p>{t('writing.withdraw.text')}</p>
      {state === 'failed' && <Notice tone="error">{t('writing.withdraw.failed')}</Notice>}
      <Button appearance="secondary" isBusy={state === 'sending'} onClick={() => void takeBack()}>
        {t('writing.withdraw')}
      </Button>
    </>
  );
}

/** The button that was pressed is gone, and the focus with it. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** Asks before anybody types, not after, whether a review may be written. */
export function WriteGate({ handle, children }: OfProduct & { readonly children: ReactNode }) {
  const t = useT('writing');
  const { messages } = useMessages();
  const [permission, setPermission] = usePermission(handle);
  if (permission.kind === 'asking') return <p role="status">{t('writing.asking')}</p>;
  if (permission.kind === 'takenBack') {
    return (
      <div ref={focusOn} tabIndex={-1}>
        {children}
      </div>
    );
  }
  if (permission.kind !== 'refused') {
    return (
      <>
        {permission.kind === 'given' && (
          <p>{t(permission.isBought ? 'writing.bought' : 'writing.notBought')}</p>
        )}
        {children}
      </>
    );
  }
  if (permission.code === 'notLoggedIn') return <LoginFirst handle={handle} />;
  const refused = messages[`writing.refusal.${permission.code}`];
  return (
    <>
      <p role="alert">{typeof refused === 'string' ? refused : t('writing.failed')}</p>
      {permission.code === 'reviewExists' && (
        <TakeBack handle={handle} onPermission={setPermission} />
      )}
      {permission.code === 'emailNotProved' && (
        <ButtonLink to="/account/dashboard">{t('writing.refusal.action')}</ButtonLink>
      )}
    </>
  );
}
