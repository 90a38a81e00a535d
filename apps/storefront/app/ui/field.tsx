import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'aria-describedby'>;

export function Field({ label, hint, errors, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} errors={errors}>
      {(ties) => <input {...input} {...ties} />}
    </FieldFrame>
  );
}
