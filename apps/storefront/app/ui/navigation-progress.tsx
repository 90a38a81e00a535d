import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A comb across the top while the next page is fetched; a quick one is never seen. */
export function NavigationProgress({ label }: { readonly label: string }) {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={label} className={styles['progress']} />;
}
