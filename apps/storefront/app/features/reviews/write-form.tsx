import { REVIEW_HAIR_TYPES, type ReviewText, STARS } from '@lokke/domain/reviews';
import { type FormEvent, useRef } from 'react';
import { useMessages, useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectField, TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { useWriteReview } from './use-write-review.ts';
import styles from './write-dialog.module.css';

interface WriteFormProps {
  readonly written: ReturnType<typeof useWriteReview>;
}

export function WriteForm({ written: { state, send } }: WriteFormProps) {
  const t = useT('writing', 'reviews', 'vocabulary');
  const { messages } = useMessages();
  const labels = useAttributeLabels();
  const form = useRef<HTMLFormElement>(null);
  const refusal = state.kind === 'refused' ? state : null;
  const refused = messages[`writing.refusal.${refusal?.code}`];
  const problem = typeof refused === 'string' ? refused : t('writing.failed');
  const errorsOf = (field: keyof ReviewText) => (refusal?.field === field ? [problem] : []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const textOf = (name: keyof ReviewText) => String(data.get(name) ?? '');
    const next = await send({
      stars: Number(textOf('stars')),
      title: textOf('title'),
      body: textOf('body'),
      hairType: textOf('hairType') || null,
    });
    const wrong = next.kind === 'refused' && form.current?.elements.namedItem(next.field ?? '');
    if (wrong instanceof HTMLElement) wrong.focus();
  };

  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      {refusal !== null && refusal.field === null && <Notice tone="error">{problem}</Notice>}
      <SelectField
        name="stars"
        label={t('writing.stars')}
        errors={errorsOf('stars')}
        required
        choices={[
          { value: '', label: t('writing.stars.choose') },
          ...STARS.map((stars) => ({ value: `${stars}`, label: t('reviews.stars', { stars }) })),
        ]}
      />
      <Field name="title" label={t('writing.heading')} errors={errorsOf('title')} required />
      <TextAreaField
        name="body"
        label={t('writing.body')}
        hint={t('writing.body.hint')}
        errors={errorsOf('body')}
        rows={6}
        required
      />
      <SelectField
        name="hairType"
        label={t('writing.hairType')}
        choices={[
          { value: '', label: t('writing.hairType.none') },
          ...REVIEW_HAIR_TYPES.map((value) => ({ value, label: labels.value('hairType', value) })),
        ]}
      />
      <p>{t('writing.name')}</p>
      <Button type="submit" isBusy={state.kind === 'sending'}>
        {t('writing.send')}
      </Button>
    </form>
  );
}
