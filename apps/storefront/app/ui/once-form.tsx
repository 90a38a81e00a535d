import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';

type OnceFormProps = Omit<ComponentProps<typeof Form>, 'method' | 'onSubmit'>;

/** A form that is sent once, however often its buttons are pressed until the answer is there. */
export function OnceForm(props: OnceFormProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form
      {...props}
      method="post"
      onSubmit={(event) => {
        if (isSending) event.preventDefault();
      }}
    />
  );
}
