import type { Routine } from '@lokke/domain/prescriptions';
import { type MouseEvent, useState } from 'react';
import { Form } from 'react-router';
import type { ShownLine } from '../../shared/catalogue/load-prescription.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { useLocalDay } from '../../shared/market/use-local-day.ts';
import { PageTitle } from '../../shared/page-head.tsx';
import { removeStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './prescription.module.css';
import { PRESCRIPTION_INTENTS, takenLines } from './prescription-form.ts';
import { PrescriptionLine } from './prescription-line.tsx';
import { totalOf, useAddRoutine } from './use-add-routine.ts';

export type ShownPrescription =
  | {
      readonly kind: 'open';
      /** Null in the account, where a routine has no end. */
      readonly code: string | null;
      readonly closesAt: string | null;
      readonly routine: Pick<Routine, 'salonNo' | 'salonName' | 'language' | 'note'>;
      /** Tells whether the salon is one of the market; null where nobody knows now. */
      readonly isSalonHere: boolean | null;
      readonly lines: readonly ShownLine[];
    }
  | { readonly kind: 'expired' | 'revoked' | 'unknown' | 'unavailable' | 'none' };

interface PrescriptionPageProps {
  readonly shown: ShownPrescription;
  /** Null before anything was kept. */
  readonly isKept: boolean | null;
}

/** Shows the routine that a stylist put together, which its client changes, buys and keeps. */
export function PrescriptionPage({ shown, isKept }: PrescriptionPageProps) {
  const t = useT('prescription');
  return (
    <div className={`page ${styles['page']}`}>
      <meta name="robots" content="noindex" />
      <PageTitle title={t('prescription.title')} />
      {shown.kind === 'open' ? (
        <OpenPrescription shown={shown} isKept={isKept} />
      ) : (
        <EmptyState text={t(`prescription.${shown.kind}`)}>
          <ButtonLink to="/salon/" appearance="secondary">
            {t('salon.find')}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

interface OpenProps extends Omit<PrescriptionPageProps, 'shown'> {
  readonly shown: Extract<ShownPrescription, { readonly kind: 'open' }>;
}

function OpenPrescription({ shown, isKept }: OpenProps) {
  const t = useT('prescription', 'routine');
  const dayOf = useLocalDay();
  const { routine, closesAt, code, isSalonHere, lines } = shown;
  const { taken, take, add, isBusy, hasFailed } = useTaken(lines, code);
  const total = totalOf(taken);
  const salon = routine.salonName;
  return (
    <>
      <p>
        {t('prescription.by', { salon })}{' '}
        {closesAt !== null && t('prescription.until', { date: dayOf(closesAt) })}
      </p>
      {isSalonHere === false && <p>{t('prescription.elsewhere', { salon })}</p>}
      {routine.note !== '' && (
        <figure className={styles['note']}>
          <figcaption>{t('prescription.note')}</figcaption>
          <blockquote lang={routine.language}>{routine.note}</blockquote>
        </figure>
      )}
      <Form
        method="post"
        className={styles['form']}
        onChange={({ currentTarget }) => take(currentTarget)}
      >
        <ol className={styles['lines']}>
          {lines.map((line, place) => (
            <PrescriptionLine key={line.handle} line={line} place={place} />
          ))}
        </ol>
        {total !== null && (
          <p className={styles['total']}>
            {t('routine.total')} <Price money={total} />
          </p>
        )}
        <div className={styles['actions']}>
          <Button
            type="submit"
            name="intent"
            value={PRESCRIPTION_INTENTS.add}
            isBusy={isBusy}
            onClick={add}
          >
            {t('routine.add', { count: taken.length })}
          </Button>
          <Button
            type="submit"
            name="intent"
            value={PRESCRIPTION_INTENTS.keep}
            appearance="secondary"
          >
            {t('prescription.keep')}
          </Button>
          {code === null && (
            <Button
              type="submit"
              name="intent"
              value={PRESCRIPTION_INTENTS.forget}
              appearance="plain"
            >
              {t('prescription.forget')}
            </Button>
          )}
        </div>
      </Form>
      {hasFailed && <p role="alert">{t('routine.failed')}</p>}
      {isKept === false && <Notice tone="error">{t('prescription.notKept')}</Notice>}
      {isKept === true && (
        <Notice tone="success">
          {t('prescription.kept')}{' '}
          {code !== null && <Link to="/account/routine">{t('prescription.toKept')}</Link>}
        </Notice>
      )}
    </>
  );
}

/** Follows what is taken of a routine, as its form says, and adds it to the cart in one call. */
function useTaken(lines: readonly ShownLine[], code: string | null) {
  const market = useMarket();
  const { add, isBusy, hasFailed } = useAddRoutine();
  const [taken, setTaken] = useState(() =>
    lines.flatMap(({ sizes: [size], quantity }) =>
      size === undefined ? [] : [{ ...size, quantity }],
    ),
  );
  const read = (form: HTMLFormElement) =>
    takenLines(lines, new FormData(form)).map(({ size, quantity }) => ({ ...size, quantity }));
  return {
    taken,
    isBusy,
    hasFailed,
    take: (form: HTMLFormElement) => setTaken(read(form)),
    add: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      const { form } = event.currentTarget;
      // The number's own limits: without them nought would count as one.
      const wanted = form?.reportValidity() ? read(form) : [];
      if (wanted.length === 0) return;
      const mark = marketValues.prescriptionToMark(market);
      if (code !== null) writeStored(mark, code);
      void add(wanted).then((isAdded) => {
        if (!isAdded) removeStored(mark);
      });
    },
  };
}
