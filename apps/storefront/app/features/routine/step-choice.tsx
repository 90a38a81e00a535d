import { useId } from 'react';
import type { RoutineChoice, RoutineStep } from '../../shared/catalogue/load-routine.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { ShelfPrice } from '../../shared/market/price.tsx';
import { cdnCard, Picture } from '../../ui/picture.tsx';
import styles from './step-choice.module.css';

interface StepChoiceProps {
  readonly step: RoutineStep;
  readonly number: number;
  readonly chosen: RoutineChoice | null;
  /** Why a product fits; null where nobody said so. */
  readonly reasonOf: (handle: string) => string | null;
  /** The shop's own reasons are for who has not been advised. */
  readonly isAdvised: boolean;
  readonly onChoose: (handle: string | null) => void;
}

/** The products of one step as radio buttons, with "none". */
export function StepChoice(props: StepChoiceProps) {
  const { step, number, chosen, reasonOf, isAdvised, onChoose } = props;
  const t = useT('routine');
  const labels = useAttributeLabels();
  const group = useId();
  const name = step.kinds.map((kind) => labels.value('routineStep', kind)).join(' / ');
  return (
    <fieldset className={styles['step']}>
      <legend>{t('routine.step', { number, name })}</legend>
      <div className={styles['choices']}>
        {step.choices.map(({ handle, title, pictureUrl, price, unitPrice, firstReason }) => (
          <label key={handle} className={styles['choice']}>
            <input
              type="radio"
              name={group}
              checked={chosen?.handle === handle}
              onChange={() => onChoose(handle)}
            />
            {pictureUrl !== null && (
              <Picture source={cdnCard(pictureUrl)} alt="" width={176} height={220} sizes="176px" />
            )}
            <span>{title}</span>
            {reasonOf(handle) !== null && (
              <span className={styles['reason']}>
                <strong>{t('routine.fitting')}.</strong> {reasonOf(handle)}
              </span>
            )}
            {!isAdvised && firstReason !== null && (
              <span className={styles['reason']}>{t(`routine.first.${firstReason}`)}</span>
            )}
            <ShelfPrice money={price} unitPrice={unitPrice} />
          </label>
        ))}
        <label className={styles['choice']}>
          <input
            type="radio"
            name={group}
            checked={chosen === null}
            onChange={() => onChoose(null)}
          />
          <span>{t('routine.none')}</span>
        </label>
      </div>
    </fieldset>
  );
}
