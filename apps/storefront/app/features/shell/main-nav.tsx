import type { MenuItem } from '@lokke/contract/ports';
import { useId, useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useProductLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { rangeOfPath } from '../../shared/ranges/range-of-path.ts';
import { Link } from '../../ui/link.tsx';
import styles from './main-nav.module.css';

/** The merchant's menu: two levels, the second as a panel. */
export function MainNav({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useT();
  return (
    <nav aria-label={t('shell.menu.main')}>
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.title}>
            {item.items.length > 0 ? (
              <RangesPanel title={item.title} items={item.items} />
            ) : (
              <Link to={item.path}>{item.title}</Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RangesPanelProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** Native popover: works without scripts, closes by Escape or outside click. */
function RangesPanel({ title, items }: RangesPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const labels = useProductLabels();
  return (
    <>
      <button type="button" popoverTarget={id}>
        {title}
      </button>
      <div ref={panel} id={id} popover="auto" className={styles['panel']}>
        <ul>
          {items.map(({ title: name, path }) => {
            const range = rangeOfPath(path);
            const subject = range === null ? null : labels.rangeSubject(range);
            return (
              <li key={path} data-range={range ?? undefined}>
                <Link to={path} onClick={() => panel.current?.hidePopover()}>
                  <strong>{name}</strong>
                  {subject !== null && <span>{subject}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
