import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { Thumbnail } from '../../ui/picture.tsx';
import styles from './search-box.module.css';
import { type RowKind, type SuggestionRow, splitAtTyped } from './suggestion-rows.ts';

interface SearchSuggestionListProps {
  readonly id: string;
  readonly rows: readonly SuggestionRow[];
  readonly typed: string;
  readonly isPopular: boolean;
  readonly active: number;
  readonly rowId: (index: number) => string;
  readonly onLeave: () => void;
}

const KINDS: readonly RowKind[] = ['queries', 'products', 'ranges', 'pages', 'salons'];

/** Suggestions grouped by kind. */
export function SearchSuggestionList({
  id,
  rows,
  typed,
  isPopular,
  active,
  rowId,
  onLeave,
}: SearchSuggestionListProps) {
  const t = useT('search');
  const names: Readonly<Record<RowKind, string>> = {
    queries: isPopular ? t('search.popular') : t('search.suggestions'),
    ranges: t('search.ranges'),
    products: t('search.products'),
    pages: t('search.pages'),
    salons: t('search.salons'),
  };
  return (
    <div id={id} role="listbox" aria-label={t('search.suggestions')} tabIndex={-1}>
      {KINDS.filter((kind) => rows.some((row) => row.kind === kind)).map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box groups its options this way.
        <div key={kind} role="group" aria-labelledby={`${id}${kind}`} className={styles['group']}>
          <p id={`${id}${kind}`}>{names[kind]}</p>
          {rows.map((row, index) =>
            row.kind === kind ? (
              <Link
                key={row.path}
                id={rowId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={row.path}
                className={styles['row']}
                onClick={onLeave}
              >
                {row.pictureUrl !== null && (
                  <Thumbnail url={row.pictureUrl} width={48} height={60} sizes="48px" />
                )}
                <Text text={row.text} typed={typed} />
                {row.note !== null && <small>{row.note}</small>}
              </Link>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

function Text({ text, typed }: { readonly text: string; readonly typed: string }) {
  const [before, match, after] = splitAtTyped(text, typed);
  if (match === '') return <span>{text}</span>;
  return (
    <span>
      <b>{before}</b>
      {match}
      <b>{after}</b>
    </span>
  );
}
