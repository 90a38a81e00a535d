import { CONTACT_LIMITS, CONTACT_SUBJECTS } from '@lokke/domain/contact';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { useBrand } from '../../../shared/site/site.ts';
import { Link } from '../../../ui/link.tsx';
import { useAnnounce } from '../../../ui/live-region.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { useReply } from '../forms/form-state.ts';
import { ChoiceField, EmailField, TextField } from '../forms/text-field.tsx';
import styles from './contact-page.module.css';
import { MessageField } from './message-field.tsx';

interface ContactPageProps {
  /** Null while the content cannot be read, and in a shop without such a page. */
  readonly head: { readonly title: string; readonly description: string | null } | null;
  readonly isOpen: boolean;
  readonly isSent: boolean;
  readonly known: Readonly<Record<string, string | null>>;
  /** The page's own words. */
  readonly children: ReactNode;
}

/** Words of the shop, and a form that lands in its mailbox. */
export function ContactPage({ head, isOpen, isSent, known, children }: ContactPageProps) {
  const t = useT('contact');
  const reply = useReply();
  const title = head?.title ?? t('contact.title');
  return (
    <div className={`page ${styles['page']}`}>
      <PageTitle title={title} description={head?.description ?? t('contact.intro')} />
      {isOpen && (
        <section className={styles['form']} aria-labelledby="write">
          {isSent && reply === undefined ? (
            <Sent />
          ) : (
            <>
              <h2 id="write">{t('contact.write')}</h2>
              {head === null && <p>{t('contact.intro')}</p>}
              <ContactForm known={known} />
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

function ContactForm({ known }: Pick<ContactPageProps, 'known'>) {
  const t = useT('contact');
  const { capabilities } = useBrand();
  const subjects = CONTACT_SUBJECTS.filter(
    (subject) => subject !== 'salon' || capabilities.includes('salons'),
  );
  return (
    <AccountForm submitLabel={t('contact.send')} known={known}>
      <TextField
        name="name"
        label={t('contact.name')}
        autoComplete="name"
        maxLength={CONTACT_LIMITS.name}
      />
      <EmailField autoComplete="email" />
      <ChoiceField
        name="subject"
        label={t('contact.subject')}
        choices={[
          { value: '', label: t('contact.subject.choose') },
          ...subjects.map((value) => ({ value, label: t(`contact.subject.${value}`) })),
        ]}
      />
      <TextField
        name="orderNumber"
        label={t('contact.orderNumber')}
        hint={t('contact.orderNumber.hint')}
        autoComplete="off"
        maxLength={CONTACT_LIMITS.orderNumber}
        isOptional
      />
      <MessageField label={t('contact.message')} />
    </AccountForm>
  );
}
