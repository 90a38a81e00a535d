import { isSortOption, type SortOption } from '@lokke/domain/listing';
import { type FormEvent, memo, useRef } from 'react';
import { Form } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './sort-menu.module.css';

// The alphabetical options sort the other way round than their names say (spec §9), so the order here is
// by what a reader gets: the labels tell the truth, the keys stay what links have always carried.
const ORDER: readonly SortOption[] = [
  'sortByPopularity',
  'sortByHighestRated',
  'sortByPriceAscending',
  'sortByPriceDescending',
  'sortByAlphabetDescending',
  'sortByAlphabetAscending',
];

interface SortMenuProps {
  readonly sortOption: SortOption;
  /** The query of the list as it is, with its question mark. */
  readonly search: string;
  readonly onChange: (sortOption: SortOption) => void;
}

/** A form of six buttons: one press sorts, before scripts run as well as after. */
export const SortMenu = memo(function SortMenu({ sortOption, search, onChange }: SortMenuProps) {
  const t = useT('listing');
  const details = useRef<HTMLDetailsElement>(null);
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => !['sortOption', 'page'].includes(name),
  );

  const sort = (event: FormEvent) => {
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const option = pressed instanceof HTMLButtonElement ? pressed.value : '';
    if (!isSortOption(option)) return;
    event.preventDefault();
    onChange(option);
    if (details.current === null) return;
    details.current.open = false;
    // It is in sight, as the menu was; to look whether it is would lay the page out an extra time.
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  };

  return (
    <details ref={details} className={styles['menu']}>
      <summary>
        <span>{t('listing.sort')}: </span>
        <strong>{t(`listing.sort.${sortOption}`)}</strong>
        <Icon name="chevron" sizeInPx={16} />
      </summary>
      <Form method="get" replace preventScrollReset onSubmit={sort}>
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {ORDER.map((option) => (
          <button
            key={option}
            type="submit"
            name="sortOption"
            value={option}
            aria-pressed={option === sortOption}
          >
            {t(`listing.sort.${option}`)}
            {option === sortOption && <Icon name="tick" sizeInPx={16} />}
          </button>
        ))}
      </Form>
    </details>
  );
});
