import { Form } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link, PreservedQueryFields } from '../../../ui/link.tsx';
import styles from './cards.module.css';
import { AREA, type SalonCard } from './screen.ts';
import statement from './statement.module.css';

/** Makes a salon's card with a code: the form is a GET one, so that the card has an address of its own. */
export function CardsPage({ card }: { readonly card: SalonCard }) {
  const t = useT('professional', 'statement');
  const { page, stylist, code } = card;
  return (
    <div className={statement['page']}>
      <meta name="robots" content="noindex" />
      <p className={styles['tools']}>
        <Link to={AREA}>{t('statement.back')}</Link>
      </p>
      <PageTitle title={t('professional.cards.title')} />
      <p className={styles['tools']}>{t('professional.cards.text')}</p>
      <Form method="get" className={styles['form']}>
        <PreservedQueryFields />
        <Field
          name="page"
          label={t('professional.cards.page')}
          hint={t('professional.cards.pageHint')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={page}
          errors={code === null ? [t('professional.cards.notOurs')] : []}
        />
        <Field
          name="stylist"
          label={t('professional.cards.stylist')}
          hint={t('professional.cards.stylistHint')}
          maxLength={40}
          defaultValue={stylist}
        />
        <Button type="submit">{t('professional.cards.make')}</Button>
      </Form>
      {code !== null && <Card card={card} code={code} />}
    </div>
  );
}

interface CardProps {
  readonly card: SalonCard;
  readonly code: NonNullable<SalonCard['code']>;
}

function Card({ card: { salon, stylist }, code: { link, size, path, file } }: CardProps) {
  const t = useT('professional');
  const address = link.replace(/^https?:\/\//, '');
  return (
    <>
      <article className={styles['card']} aria-label={t('professional.cards.title')}>
        <svg role="img" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
          <title>{t('professional.cards.code', { address })}</title>
          <path d={path} />
        </svg>
        <div>
          <h2>{salon.salonName}</h2>
          {stylist !== '' && <p>{t('professional.cards.advice', { name: stylist })}</p>}
          <p>{t('professional.cards.scan', { salon: salon.salonName })}</p>
          <p className={styles['address']}>{address}</p>
        </div>
      </article>
      <p className={styles['actions']}>
        <Button appearance="secondary" onClick={() => window.print()}>
          {t('professional.cards.print')}
        </Button>
        <a
          href={`data:image/svg+xml,${encodeURIComponent(file)}`}
          download={`salon-${salon.salonNo.replaceAll(/[^\w-]/g, '')}.svg`}
        >
          {t('professional.cards.file')}
        </a>
      </p>
    </>
  );
}
