import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './account-link.module.css';

/** The same for everyone, as pages are: who is not logged in comes to the login by the login-state check. */
export function AccountLink() {
  const t = useT();
  return (
    <Link to="/account/dashboard/" className={styles['account']}>
      <Icon name="account" />
      <span className="visually-hidden">{t('account.link')}</span>
    </Link>
  );
}
