import { Form } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link, PreservedQueryFields, useLinkPolicy } from '../../ui/link.tsx';
import { useAnnouncedChange } from '../../ui/use-announced-change.ts';
import { useValueInPlace } from '../../ui/use-value-in-place.ts';
import styles from './orders-page.module.css';

interface OrderSearchProps {
  readonly query: string | null;
  readonly count: number;
}

/** Finds orders by number or product; a plain GET form, so it works without scripts. */
export function OrderSearch({ query, count }: OrderSearchProps) {
  const t = useT('aftersales');
  const { keep } = useLinkPolicy();
  const field = useValueInPlace(query ?? '');
  const found =
    query === null
      ? ''
      : count === 0
        ? t('aftersales.none', { query })
        : t('aftersales.found', { count });
  useAnnouncedChange(found);
  return (
    <>
      <Form
        method="get"
        action={keep('/account/orders')}
        role="search"
        className={styles['search']}
      >
        <PreservedQueryFields />
        <Field
          ref={field}
          name="q"
          type="search"
          label={t('aftersales.search')}
          hint={t('aftersales.searchHint')}
          autoComplete="off"
          maxLength={100}
          defaultValue={query ?? undefined}
          errors={[]}
        />
        <Button type="submit" appearance="secondary">
          {t('aftersales.searchAction')}
        </Button>
      </Form>
      {query !== null && (
        <p>
          {found} <Link to="/account/orders">{t('aftersales.showAll')}</Link>
        </p>
      )}
    </>
  );
}
