import type { MenuItem } from '@lokke/contract/ports';
import { type MouseEvent, type ToggleEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { useSalon } from '../../state/salon/use-salon.ts';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link, opensElsewhere } from '../../ui/link.tsx';
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
    // Ignored: the panel still closes by Escape.
    () => undefined,
  );
}

/** Chosen salon, or a link to the finder without scripts and on that page. */
export function SalonLink({ place }: { readonly place: 'start' | 'end' }) {
  const t = useT();
  const dispatch = useUIDispatch();
  const { salon } = useSalon();
  const { pathname } = useLocation();
  const { ornament } = useBrand().style;

  const open = (event: MouseEvent) => {
    if (/^\/salon\/?$/.test(pathname) || opensElsewhere(event)) return;
    event.preventDefault();
    dispatch({ type: 'openSalonSelector' });
  };

  return (
    <Link
      to="/salon/"
      onClick={open}
      className={styles['salon']}
      data-place={place}
      data-chosen={salon !== null || undefined}
    >
      <Icon name={ornament === 'comb' ? 'comb' : 'pin'} />
      <span className="visually-hidden">
        {salon === null ? t('salon.find') : t('salon.current', { name: salon.salonName })}
      </span>
    </Link>
  );
}
