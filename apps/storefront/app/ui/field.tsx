import { type ComponentProps, useId } from 'react';
import { ErrorList } from './error-list.tsx';
import styles from './field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'aria-describedby'> {
  readonly label: string;
  readonly hint?: string;
  readonly errors?: readonly string[];
}

/** Label, control, hint and errors, tied together once and for all. */
export function Field({ label, hint, errors = [], ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint !== undefined && hintId, errors.length > 0 && errorId].filter(Boolean);

  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      />
      <ErrorList id={errorId} errors={errors} />
    </div>
  );
}
