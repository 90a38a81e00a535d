import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

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
