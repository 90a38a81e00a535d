import type { ComponentProps } from 'react';
import { TextAreaField } from '../../../ui/field.tsx';
import { useControl } from './form-state.ts';
import type { InForm } from './text-field.tsx';

/** Lines of text in an account form, which may be left out unless `required`. */
export function LongTextField({ name, ...rest }: InForm<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...rest} {...useControl(name)} />;
}
