import { IconButton } from '../../ui/icon-button.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import type { Card } from './card.ts';
import { useCompare } from './compare-context.ts';
import styles from './corner-button.module.css';

/** Chooses a card's product for the comparison; the label is constant, `aria-pressed` changes. */
export function CompareToggle({ card: { handle, title } }: { readonly card: Card }) {
  const t = useT();
  const compare = useCompare(handle);
  if (compare === null) return null;
  return (
    <IconButton
      icon="compare"
      label={t('compare.toggle', { title })}
      aria-pressed={compare.isChosen}
      className={styles['button']}
      onClick={compare.toggle}
    />
  );
}
