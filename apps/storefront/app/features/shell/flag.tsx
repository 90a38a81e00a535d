import type { CountryCode } from '@lokke/domain/markets';
import styles from './flag.module.css';

/** Flag of a country; space is reserved where there is none. */
export function Flag({ country }: { readonly country: CountryCode | null }) {
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
