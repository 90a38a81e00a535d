import { type ComponentProps, type ReactNode, useState } from 'react';
import { FieldFrame, type FieldTexts } from './field.tsx';
import styles from './password-field.module.css';
import { useHydrated } from './use-hydrated.ts';

interface PasswordFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'aria-describedby'> {
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly details?: ReactNode;
}

/** Password input with a show button; pasting is allowed. */
export function PasswordField({
  label,
  hint,
  errors,
  details,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <FieldFrame label={label} hint={hint} errors={errors} details={details}>
      {(ties) => (
        <div className={styles['password']}>
          <input
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            aria-controls={ties.id}
            // Reserves the space without scripts.
            disabled={!isHydrated}
            onClick={() => setIsShown(!isShown)}
          >
            <span className="visually-hidden">{label}, </span>
            {isShown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
