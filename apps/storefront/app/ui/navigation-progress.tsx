import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** Progress comb during navigation; appears after a delay. */
export function NavigationProgress({ label }: { readonly label: string }) {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={label} className={styles['progress']} />;
}
