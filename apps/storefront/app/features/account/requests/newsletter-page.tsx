import type { NewsletterModule } from '@lokke/contract/ports';
import { useEffect } from 'react';
import { track } from '../../../shared/measurement/track.ts';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import { useReply } from '../forms/form-state.ts';
import { EmailField } from '../forms/text-field.tsx';

/** Answers the same whether the address is known or not. */
export function NewsletterPage({ content }: { readonly content: NewsletterModule }) {
  const hasJoined = useReply()?.kind === 'success';
  useEffect(() => {
    if (hasJoined) track({ kind: 'newsletterJoined' });
  }, [hasJoined]);
  return (
    <AuthPage title={content.title} description={content.text}>
      <UntilSent done={content.thanks}>
        <p>{content.text}</p>
        <AccountForm submitLabel={content.button}>
          <EmailField autoComplete="email" />
        </AccountForm>
        <p>{content.note}</p>
      </UntilSent>
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
