import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ownPicture } from '../../ui/picture-source.ts';
import styles from './rain-band.module.css';

const STRANDS = ownPicture('strands-rain', [640, 960, 1600]);

export function RainBand() {
  const t = useT('home');
  return (
    <section data-range="rain" className={styles['band']}>
      <Picture source={STRANDS} alt="" width={1600} height={900} sizes="100vw" />
      <div className={styles['panel']}>
        <h2>{t('home.band.title')}</h2>
        <p>{t('home.band.text')}</p>
        <ButtonLink to="/range/rain">{t('home.band.action')}</ButtonLink>
      </div>
    </section>
  );
}
