import type { ComponentProps } from 'react';
import { type ReactNode, useId } from 'react';
import { ErrorList } from './error-list.tsx';
import styles from './field.module.css';

type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'aria-describedby'>;

export function Field({ label, hint, errors, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} errors={errors}>
      {(ties) => <input {...input} {...ties} />}
    </FieldFrame>
  );
}

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly errors?: readonly string[] | undefined;
}

/** Ids and ARIA attributes of a control. */
interface ControlTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Below the control, part of its description. */
  readonly details?: ReactNode;
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Label, control, hint and errors with their ARIA links. */
export function FieldFrame({ label, hint, errors = [], details, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const detailsId = `${id}-details`;
  const hasDetails = details !== undefined;
  const described = [
    hint !== undefined && hintId,
    hasDetails && detailsId,
    errors.length > 0 && errorId,
  ].filter(Boolean);

  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': errors.length > 0 || undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      <ErrorList id={errorId} errors={errors} />
      {hasDetails && <div id={detailsId}>{details}</div>}
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'id' | 'aria-describedby' | 'children'> {
  readonly choices: readonly Choice[];
}

export function SelectField({ label, hint, errors, choices, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} errors={errors}>
      {(ties) => (
        <select {...select} {...ties}>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'aria-describedby'>;

export function TextAreaField({ label, hint, errors, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} errors={errors}>
      {(ties) => <textarea {...area} {...ties} />}
    </FieldFrame>
  );
}
