import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './header.module.css';

export function MenuButton() {
  const t = useT();
  const { ui, dispatch } = useUI();
  return (
    <IconButton
      icon="menu"
      label={t('shell.menu')}
      aria-haspopup="dialog"
      aria-expanded={ui.displayMenu}
      className={styles['menu']}
      onClick={() => dispatch({ type: 'openMenu' })}
    />
  );
}
