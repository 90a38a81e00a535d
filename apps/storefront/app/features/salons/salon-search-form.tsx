import { type Coordinates, formatPlace } from '@lokke/domain/salons';
import { type FormEvent, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useValueInPlace } from '../../ui/use-value-in-place.ts';
import styles from './salon-search-form.module.css';

export interface SalonSearch {
  readonly query: string;
  readonly near: string | null;
}

interface SalonSearchFormProps {
  readonly query: string;
  readonly isBusy: boolean;
  readonly onSearch: (search: SalonSearch) => void;
}

/** Search by postcode, city or name; asks for the position on press only. */
export function SalonSearchForm({ query, isBusy, onSearch }: SalonSearchFormProps) {
  const t = useT('salon');
  const field = useValueInPlace(query);
  const [isLocating, setIsLocating] = useState(false);
  const [isLost, setIsLost] = useState(false);

  // Submits to the page without scripts.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    setIsLost(false);
    onSearch({ query: typeof typed === 'string' ? typed.trim() : '', near: null });
  };

  const locate = async () => {
    setIsLocating(true);
    setIsLost(false);
    const place: Coordinates | null = await requestPosition();
    setIsLocating(false);
    if (place === null) setIsLost(true);
    else onSearch({ query: '', near: formatPlace(place) });
  };

  return (
    <search>
      <form method="get" className={styles['form']} onSubmit={submit}>
        <div className={styles['row']}>
          <Field
            ref={field}
            label={t('salon.search.label')}
            name="query"
            defaultValue={query}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
          />
          <Button type="submit" isBusy={isBusy}>
            {t('salon.search')}
          </Button>
        </div>
        <Button appearance="plain" isBusy={isLocating} onClick={() => void locate()}>
          <Icon name="pin" />
          {t('salon.locate')}
        </Button>
        {isLost && <p role="alert">{t('salon.locate.failed')}</p>}
      </form>
    </search>
  );
}

const TIMEOUT_IN_MS = 10_000;
const OLDEST_IN_MS = 300_000;

/** Geolocation; null when denied or unavailable. */
function requestPosition(): Promise<Coordinates | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      { timeout: TIMEOUT_IN_MS, maximumAge: OLDEST_IN_MS },
    );
  });
}
