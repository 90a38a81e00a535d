import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import { type Card, isQuickToAdd } from './card.ts';
import styles from './corner-button.module.css';
import { useQuickAdd } from './quick-add-context.ts';

interface QuickAddButtonProps {
  readonly card: Card;
  readonly onPress: () => void;
}

export function QuickAddButton({ card, onPress }: QuickAddButtonProps) {
  const t = useT();
  const quickAdd = useQuickAdd();
  const [isBusy, setIsBusy] = useState(false);
  if (quickAdd === null || !isQuickToAdd(card)) return null;

  const { title, sizes } = card;
  const press = async () => {
    onPress();
    setIsBusy(true);
    await quickAdd(card);
    setIsBusy(false);
  };
  return (
    <IconButton
      icon="bag"
      label={sizes ? t('listing.chooseSize', { title }) : t('listing.addToBag', { title })}
      aria-haspopup={sizes && 'dialog'}
      aria-disabled={isBusy || undefined}
      className={styles['button']}
      onClick={() => !isBusy && void press()}
    />
  );
}
