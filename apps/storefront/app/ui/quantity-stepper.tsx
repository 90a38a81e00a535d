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
  const isSmallest = quantity <= step;
  const isLargest = largest !== null && quantity + step > largest;
  return (
    <fieldset className={styles['stepper']}>
      <legend className="visually-hidden">{labels.quantity}</legend>
      {/* aria-disabled keeps the focus at the limit. */}
      <IconButton
        icon="minus"
        label={labels.fewer}
        aria-disabled={isSmallest || undefined}
        onClick={() => !isSmallest && onChange(quantity - step)}
      />
      <output>{quantity}</output>
      <IconButton
        icon="plus"
        label={labels.more}
        aria-disabled={isLargest || undefined}
        onClick={() => !isLargest && onChange(quantity + step)}
      />
    </fieldset>
  );
}
