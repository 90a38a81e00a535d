import { flagCountryOf, type Locale } from '@lokke/domain/markets';
import styles from './flag.module.css';

/** Flag of a market where its locale yields one (spec §5); space is reserved otherwise. */
export function Flag({ locale }: { readonly locale: Locale }) {
  const country = flagCountryOf(locale);
  if (country === null) return <span className={styles['none']} />;
  return (
    <img
      className={styles['flag']}
      src={`/marks/flags/${country.toLowerCase()}.svg`}
      alt=""
      width={24}
      height={16}
    />
  );
}
