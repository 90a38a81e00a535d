import { useT } from '../../shared/i18n/messages-provider.tsx';
import styles from './marketing-choice.module.css';

/** An unchecked box sends nothing, which the action reads as no. */
export function MarketingChoice({ isOn }: { readonly isOn: boolean }) {
  const t = useT('account');
  return (
    <label className={styles['choice']}>
      <input type="checkbox" name="acceptsMarketing" value="true" defaultChecked={isOn} />
      {t('account.info.marketing')}
    </label>
  );
}
