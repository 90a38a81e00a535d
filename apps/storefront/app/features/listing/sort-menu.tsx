import { isSortOption, type SortOption } from '@lokke/domain/listing';
import { type FormEvent, memo, useRef } from 'react';
import { Form } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './sort-menu.module.css';

// The alphabetical options sort opposite to their names (spec §9). Ordered here by effect: labels are right, keys
// stay as links carry them.
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
  readonly options: readonly SortOption[];
  readonly search: string;
  readonly onChange: (sortOption: SortOption) => void;
}

/** A form of buttons, so that sorting works without scripts. */
export const SortMenu = memo(function SortMenu({
  sortOption,
  options,
  search,
  onChange,
}: SortMenuProps) {
  const t = useT('listing');
  const details = useRef<HTMLDetailsElement>(null);
  const preserved = [...new URLSearchParams(search)].filter(
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
    // Known to be visible; checking would force a layout.
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  };

  return (
    <details ref={details} className={styles['menu']}>
      <summary>
        <span>{t('listing.sort')} </span>
        <strong>{t(`listing.sort.${sortOption}`)}</strong>
        <Icon name="chevron" sizeInPx={16} />
      </summary>
      <Form method="get" replace preventScrollReset onSubmit={sort}>
        {preserved.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {ORDER.filter((option) => options.includes(option)).map((option) => (
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
