import { useId } from 'react';
import type { DescribedProfile } from '../../shared/catalogue/load-consultation.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { joinFacts } from '../../shared/join-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { OnceForm } from '../../ui/once-form.tsx';
import styles from './hair-profile.module.css';

/** Shows the kept answers of the consultation, for the account's overview. */
export function HairProfilePart({ profile }: { readonly profile: DescribedProfile | null }) {
  const t = useT('aftersales');
  const titleId = useId();
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('aftersales.hair')}</h2>
      {profile === null ? (
        <>
          <p>{t('aftersales.hairNone')}</p>
          <Link to="/consultation">{t('aftersales.hairAsk')}</Link>
        </>
      ) : (
        <>
          <p>{joinFacts(profile.answers)}</p>
          <Link to={profile.path}>{t('aftersales.hairRoutine')}</Link>
          <OnceForm action="/account/dashboard">
            <Button type="submit" appearance="plain">
              {t('aftersales.hairForget')}
            </Button>
          </OnceForm>
        </>
      )}
    </section>
  );
}
