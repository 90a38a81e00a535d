import type { MenuItem } from '@lokke/contract/ports';
import { useId, useRef } from 'react';
import { useProductLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { rangeOfPath } from '../../shared/ranges/range-of-path.ts';
import { Link } from '../../ui/link.tsx';
import styles from './ranges-panel.module.css';

interface RangesPanelProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** A popover of the browser's own: it opens before scripts run and closes by Escape or elsewhere. */
export function RangesPanel({ title, items }: RangesPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const names = useProductLabels();
  return (
    <>
      <button type="button" popoverTarget={id}>
        {title}
      </button>
      <div ref={panel} id={id} popover="auto" className={styles['panel']}>
        <ul>
          {items.map(({ title: name, path }) => {
            const range = rangeOfPath(path);
            const subject = range === null ? null : names.rangeSubject(range);
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
