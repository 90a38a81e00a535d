import type { NewsletterModule } from '@lokke/contract/ports';
import { useEffect } from 'react';
import { track } from '../../../shared/measurement/track.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { EmailField } from '../forms/text-field.tsx';

interface NewsletterPageProps {
  readonly content: NewsletterModule;
  readonly reply: FormReply | undefined;
}

/** Answers the same whether the address is known or not. */
export function NewsletterPage({ content, reply }: NewsletterPageProps) {
  const state = useFormState(reply);
  useAnnounceSuccess(state, content.thanks);
  const hasJoined = reply?.kind === 'success';
  useEffect(() => {
    if (hasJoined) track({ kind: 'newsletterJoined' });
  }, [hasJoined]);
  return (
    <AuthPage title={content.title} description={content.text}>
      {state.kind === 'success' ? (
        <Notice tone="success">{content.thanks}</Notice>
      ) : (
        <>
          <p>{content.text}</p>
          <AccountForm state={state} submitLabel={content.button}>
            <EmailField autoComplete="email" />
          </AccountForm>
          <p>{content.note}</p>
        </>
      )}
      <EntryAside>
        {content.actions.map(({ href, title }) => (
          <Link key={href} to={href}>
            {title}
          </Link>
        ))}
      </EntryAside>
    </AuthPage>
  );
}
