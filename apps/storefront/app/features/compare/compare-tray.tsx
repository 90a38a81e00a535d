import { comparePath, type ToggledCompared } from '@lokke/domain/compare';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { comparedText } from '../../shared/product-card/compare-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import styles from './compare-tray.module.css';

interface CompareTrayProps {
  readonly toggled: ToggledCompared;
  readonly onClose: () => void;
}

/** Shows the chosen products, and leads to their comparison. */
export function CompareTray({ toggled, onClose }: CompareTrayProps) {
  const t = useT('compare', 'share');
  const announce = useAnnounce();
  const text = comparedText(t, toggled);
  const say = useEffectEvent((said: ToggledCompared) => announce(comparedText(t, said)));
  // A press that changes nothing is answered again.
  useEffect(() => say(toggled), [toggled]);
  if (toggled.handles.length === 0) return null;
  return (
    <section className={styles['tray']} aria-label={t('compare.title')} data-bottom-fixed="">
      <p>{text}</p>
      <ButtonLink to={comparePath(toggled.handles)}>{t('share.compare')}</ButtonLink>
      <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
    </section>
  );
}
