import type { NewsletterModule } from '@lokke/contract/ports';
import { useEffect } from 'react';
import { track } from '../../shared/measurement/track.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthPage, EntryAside } from './auth-page.tsx';
import type { FormReply } from './form-reply.ts';
import { EmailField } from './text-field.tsx';
import { useAnnounceSuccess, useFormState } from './use-form-state.ts';

interface NewsletterPageProps {
  /** As the front page says it. */
  readonly words: NewsletterModule;
  readonly reply: FormReply | undefined;
}

/** Says the same whether the address is known already or not. */
export function NewsletterPage({ words, reply }: NewsletterPageProps) {
  const state = useFormState(reply);
  useAnnounceSuccess(state, words.thanks);
  const hasJoined = reply?.kind === 'success';
  useEffect(() => {
    if (hasJoined) track({ kind: 'newsletterJoined' });
  }, [hasJoined]);
  return (
    <AuthPage title={words.title}>
      {state.kind === 'success' ? (
        <Notice tone="success">{words.thanks}</Notice>
      ) : (
        <>
          <p>{words.text}</p>
          <AccountForm state={state} submitLabel={words.button}>
            <EmailField autoComplete="email" />
          </AccountForm>
          <p>{words.note}</p>
        </>
      )}
      <EntryAside>
        {words.actions.map(({ href, title }) => (
          <Link key={href} to={href}>
            {title}
          </Link>
        ))}
      </EntryAside>
    </AuthPage>
  );
}
