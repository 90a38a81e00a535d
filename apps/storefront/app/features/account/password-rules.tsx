import { passwordFacts } from '@lokke/domain/accounts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './password-rules.module.css';

/** The rule of spec §5 as three ticks that follow what is typed. */
export function PasswordRules({ password }: { readonly password: string }) {
  const t = useT('account');
  const facts = passwordFacts(password);
  const rules = [
    { text: t('account.password.length'), isMet: facts.hasLength },
    { text: t('account.password.lowercase'), isMet: facts.hasLowercase },
    { text: t('account.password.uppercase'), isMet: facts.hasUppercase },
  ];
  return (
    <div className={styles['rules']}>
      <p>{t('account.password.rules')}</p>
      <ul>
        {rules.map(({ text, isMet }) => (
          <li key={text} data-met={isMet || undefined}>
            <span className={styles['tick']}>{isMet && <Icon name="tick" sizeInPx={16} />}</span>
            {text}
            <span className="visually-hidden">
              {` (${isMet ? t('account.password.met') : t('account.password.unmet')})`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
