import { useEffect } from 'react';
import type { NewsletterModule } from '../../shared/content/page-module.ts';
import { report } from '../../shared/measurement/report.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { EntryAside, EntryPage } from './entry-page.tsx';
import type { FormReply } from './form-reply.ts';
import { EmailField } from './text-field.tsx';
import { useAnnounceSuccess } from './use-announce-success.ts';
import { useFormState } from './use-form-state.ts';

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
    if (hasJoined) report({ kind: 'newsletterJoined' });
  }, [hasJoined]);
  return (
    <EntryPage title={words.title}>
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
    </EntryPage>
  );
}
