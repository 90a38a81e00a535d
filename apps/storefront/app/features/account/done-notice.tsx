import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData, useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../shared/i18n/use-error-text.ts';
import { useLinkPolicy } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OnceForm } from '../../ui/once-form.tsx';
import type { FormReply } from './forms/form-reply.ts';
import { useIsUnsaved } from './forms/form-state.ts';

interface ActionFormProps {
  readonly to: string;
  /** Hidden fields; null is left out. */
  readonly values: Readonly<Record<string, string | number | null>>;
  readonly children: ReactNode;
}

/** A form of buttons, whose page tells by a notice what it has done. */
export function ActionForm({ to, values, children }: ActionFormProps) {
  const { keep } = useLinkPolicy();
  return (
    <OnceForm action={keep(to)}>
      {Object.entries(values).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </OnceForm>
  );
}

interface DoneNoticeProps<Action extends string> {
  readonly actions: readonly Action[];
  readonly textOf: (action: Action) => string;
}

/** Says what was just done on a page, or why not; read from the URL, so it works without scripts. */
export function DoneNotice<Action extends string>({ actions, textOf }: DoneNoticeProps<Action>) {
  const { search, key } = useLocation();
  const reply = useActionData<FormReply>();
  const t = useT('account');
  const errorText = useErrorText();
  const isUnsaved = useIsUnsaved();
  const notice = useRef<HTMLDivElement>(null);
  const value = new URLSearchParams(search).get('done');
  const done = actions.find((action) => action === value);

  // The focused button may be gone with what it changed; a full page load starts at the top anyway.
  useEffect(() => {
    if (done !== undefined && key !== 'default') notice.current?.focus();
  }, [done, key]);

  if (reply?.kind === 'error') return <Notice tone="error">{errorText(reply)}</Notice>;
  if (isUnsaved) return <Notice tone="error">{t('account.unsaved')}</Notice>;
  if (done === undefined) return null;
  return (
    <Notice ref={notice} tone="success" tabIndex={-1}>
      {textOf(done)}
    </Notice>
  );
}
