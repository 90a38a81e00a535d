import { callApi } from '@lokke/contract/call';
import { writeReview } from '@lokke/contract/reviews';
import { checkReview, REVIEW_HAIR_TYPES, type ReviewText, STARS } from '@lokke/domain/reviews';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CALL_OPTIONS } from '../../shared/call-options.ts';
import { useMessages, useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { useCheckedCall } from '../../shared/use-checked-call.ts';
import { useIsLoggedIn } from '../../state/customer/logged-in-customer.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorList } from '../../ui/error-list.tsx';
import { Field, SelectField, TextAreaField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { STAR } from '../../ui/rating.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './write-dialog.module.css';
import { LoginFirst, useWayToLogin, WriteGate } from './write-gate.tsx';

interface WriteDialogProps {
  readonly handle: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function WriteDialog({ handle, isOpen, onClose }: WriteDialogProps) {
  const t = useT('writing');
  const isLoggedIn = useIsLoggedIn();
  // Stays when the login is found to have ended: what was typed stays with the form.
  const [wasLoggedIn, setWasLoggedIn] = useState(isLoggedIn);
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true);
  const [isSent, setIsSent] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  // The form goes, and the focus with it.
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="centre"
      title={t('writing.title')}
      closeLabel={t('shell.close')}
    >
      <div className={styles['content']}>
        {isSent ? (
          <Notice ref={thanks} tone="success" tabIndex={-1}>
            {t('writing.thanks')}
          </Notice>
        ) : wasLoggedIn ? (
          <WriteGate handle={handle}>
            <WriteForm handle={handle} onSent={() => setIsSent(true)} />
          </WriteGate>
        ) : (
          <LoginFirst handle={handle} />
        )}
      </div>
    </Sheet>
  );
}

interface WriteFormProps {
  readonly handle: string;
  readonly onSent: () => void;
}

function WriteForm({ handle, onSent }: WriteFormProps) {
  const { locale, language } = useMarket();
  const { state, send } = useCheckedCall({
    check: (text: ReviewText) => {
      const checked = checkReview(text, language);
      return checked.ok ? { ok: true, body: { locale, handle, ...checked.review } } : checked;
    },
    call: (body) => callApi(writeReview, body, CALL_OPTIONS),
  });
  const t = useT('writing', 'reviews', 'vocabulary');
  const { messages } = useMessages();
  const labels = useAttributeLabels();
  const { capabilities } = useBrand();
  const wayToLogin = useWayToLogin(handle);
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
    if (next.kind === 'sent') onSent();
    const wrong = next.kind === 'refused' && form.current?.elements.namedItem(next.field ?? '');
    const [field] = wrong instanceof RadioNodeList ? wrong : [wrong];
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      {refusal !== null && refusal.field === null && (
        <Notice tone="error">
          {problem}{' '}
          {refusal.code === 'notLoggedIn' && (
            <Link to={wayToLogin} target="_blank">
              {t('writing.login.action')}
            </Link>
          )}
        </Notice>
      )}
      <StarField errors={errorsOf('stars')} />
      <Field name="title" label={t('writing.heading')} errors={errorsOf('title')} />
      <TextAreaField
        name="body"
        label={t('writing.body')}
        hint={t('writing.body.hint')}
        errors={errorsOf('body')}
        rows={6}
      />
      {capabilities.includes('consultation') && (
        <SelectField
          name="hairType"
          label={t('writing.hairType')}
          choices={[
            { value: '', label: t('writing.hairType.none') },
            ...REVIEW_HAIR_TYPES.map((value) => ({
              value,
              label: labels.value('hairType', value),
            })),
          ]}
        />
      )}
      <p>{t('writing.name')}</p>
      <Button type="submit" isBusy={state.kind === 'sending'}>
        {t('writing.send')}
      </Button>
    </form>
  );
}

/** Stars to press; the chosen one and those below it are filled. */
function StarField({ errors }: { readonly errors: readonly string[] }) {
  const t = useT('writing', 'reviews');
  const errorId = useId();
  return (
    <fieldset
      className={styles['stars']}
      aria-describedby={errors.length === 0 ? undefined : errorId}
    >
      <legend>{t('writing.stars')}</legend>
      <div>
        {STARS.toReversed().map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              value={stars}
              required
              aria-label={t('reviews.stars', { stars })}
            />
            {STAR}
          </label>
        ))}
      </div>
      <ErrorList id={errorId} errors={errors} />
    </fieldset>
  );
}
