import type { MenuItem } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './main-nav.module.css';
import { RangesPanel } from './ranges-panel.tsx';

/** The merchant's menu. An item with items below it opens a panel; one level is all a shop needs. */
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
