import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { Link } from '../../ui/link.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import type { FormReply } from './form-reply.ts';

interface ContactPageProps {
  /** Null while the content cannot be read, and in a shop without such a page. */
  readonly head: { readonly title: string; readonly description: string | null } | null;
  readonly isOpen: boolean;
  readonly isSent: boolean;
  /** Of the account, if somebody is logged in. */
  readonly known: Readonly<Record<string, string | null>>;
  readonly reply: FormReply | undefined;
  /** The page's own words. */
  readonly children: ReactNode;
}

/** Words of the shop, and a form that lands in its mailbox. */
export function ContactPage({ head, isOpen, isSent, known, reply, children }: ContactPageProps) {
  const t = useT('contact');
  const title = head?.title ?? t('contact.title');
  return (
    <div className={`page ${styles['page']}`}>
      <PageHead title={title} description={head?.description ?? t('contact.intro')} />
      <h1>{title}</h1>
      {isOpen && (
        <section className={styles['form']} aria-labelledby="write">
          {isSent && reply === undefined ? (
            <Sent />
          ) : (
            <>
              <h2 id="write">{t('contact.write')}</h2>
              {head === null && <p>{t('contact.intro')}</p>}
              <ContactForm reply={reply} known={known} />
            </>
          )}
        </section>
      )}
      <div className={styles['words']}>{children}</div>
    </div>
  );
}

function Sent() {
  const t = useT('contact');
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = t('contact.sentText');
  useEffect(() => {
    heading.current?.focus();
    announce(text);
  }, [announce, text]);
  return (
    <>
      <h2 id="write" ref={heading} tabIndex={-1}>
        {t('contact.sent')}
      </h2>
      <Notice tone="success">{text}</Notice>
      <Link to="/contact">{t('contact.another')}</Link>
    </>
  );
}
