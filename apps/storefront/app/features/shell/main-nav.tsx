import type { MenuItem } from '@lokke/contract/ports';
import { type ToggleEvent, useId, useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './main-nav.module.css';
import { MenuGroups } from './menu-groups.tsx';

/** The merchant's menu: an item with others below it opens a panel. */
export function MainNav({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useT();
  return (
    <nav aria-label={t('shell.menu.main')}>
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.title}>
            {item.items.length > 0 ? (
              <MenuPanel item={item} />
            ) : (
              <Link to={item.path}>{item.title}</Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Native popover: works without scripts, closes by Escape or outside click. */
function MenuPanel({ item }: { readonly item: MenuItem }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" popoverTarget={id}>
        {item.title}
      </button>
      <div ref={panel} id={id} popover="auto" className={styles['panel']} onToggle={addEntry}>
        <MenuGroups item={item} onChosen={() => panel.current?.hidePopover()} />
      </div>
    </>
  );
}

/** Back closes the panel (docs/decisions/0029); loaded when one opens. */
function addEntry({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
  if (newState !== 'open') return;
  void import('../../ui/popover-history.ts').then(
    ({ addPopoverEntry }) => addPopoverEntry(currentTarget),
    // Without it the panel still closes by Escape.
    () => undefined,
  );
}
