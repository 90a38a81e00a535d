import { IconButton } from './icon-button.tsx';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
  readonly largest?: number | null;
  /** Units that go together, such as a case. */
  readonly step?: number;
  readonly labels: { readonly quantity: string; readonly more: string; readonly fewer: string };
}

export function QuantityStepper({
  quantity,
  onChange,
  largest = null,
  step = 1,
  labels,
}: QuantityStepperProps) {
  // Leads from between two steps to the next one.
  const fewer = Math.ceil(quantity / step - 1) * step;
  const more = Math.floor(quantity / step + 1) * step;
  const isSmallest = fewer < 1;
  const isLargest = largest !== null && more > largest;
  return (
    <fieldset className={styles['stepper']}>
      <legend className="visually-hidden">{labels.quantity}</legend>
      {/* aria-disabled keeps the focus at the limit. */}
      <IconButton
        icon="minus"
        label={labels.fewer}
        aria-disabled={isSmallest || undefined}
        onClick={() => !isSmallest && onChange(fewer)}
      />
      <output>{quantity}</output>
      <IconButton
        icon="plus"
        label={labels.more}
        aria-disabled={isLargest || undefined}
        onClick={() => !isLargest && onChange(more)}
      />
    </fieldset>
  );
}
