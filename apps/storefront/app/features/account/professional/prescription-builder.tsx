import { PRESCRIPTION_LIMITS, RHYTHMS } from '@lokke/domain/prescriptions';
import { Form } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Link, PreservedQueryFields } from '../../../ui/link.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { ChoiceField, LongTextField } from '../forms/text-field.tsx';
import styles from './prescriptions.module.css';
import { PRESCRIPTION_FORMS, PRESCRIPTIONS } from './screen.ts';
import type { PrescriptionScreen } from './serve-prescriptions.ts';

/** Chooses products by a GET form, then sends sizes, rhythms and a note. */
export function PrescriptionBuilder({
  screen: { chosen, offered, salon },
}: {
  readonly screen: PrescriptionScreen;
}) {
  const t = useT('prescription');
  return (
    <section aria-labelledby="new">
      <h2 id="new">{t('prescription.pro.new')}</h2>
      {offered.length > 0 && (
        <Form method="get" className={styles['add']} preventScrollReset>
          <PreservedQueryFields />
          {chosen.map(({ handle }) => (
            <input key={handle} type="hidden" name="p" value={handle} />
          ))}
          <SelectField name="p" label={t('prescription.pro.product')} choices={offered} />
          <Button type="submit" appearance="secondary">
            {t('prescription.pro.addProduct')}
          </Button>
        </Form>
      )}
      {chosen.length > 0 && (
        <AccountForm
          name={PRESCRIPTION_FORMS.write}
          submitLabel={t('prescription.pro.make')}
          hidden={salon === null ? {} : { salonNo: salon.salonNo }}
        >
          {chosen.map((product, place) => (
            <ChosenLine key={product.handle} chosen={chosen} product={product} place={place} />
          ))}
          <LongTextField
            name="note"
            label={t('prescription.pro.note')}
            hint={t('prescription.pro.noteHint')}
            rows={4}
            maxLength={PRESCRIPTION_LIMITS.longestNote}
          />
        </AccountForm>
      )}
    </section>
  );
}

interface ChosenLineProps {
  readonly chosen: PrescriptionScreen['chosen'];
  readonly product: PrescriptionScreen['chosen'][number];
  readonly place: number;
}

function ChosenLine({ chosen, product: { handle, title, sizes }, place }: ChosenLineProps) {
  const t = useT('prescription');
  const others = chosen.filter((one) => one.handle !== handle).map((one) => ['p', one.handle]);
  return (
    <fieldset className={styles['line']}>
      <legend>{title}</legend>
      <input type="hidden" name={`product-${place}`} value={handle} />
      {sizes.length > 0 && (
        <ChoiceField name={`size-${place}`} label={t('prescription.size')} choices={sizes} />
      )}
      <ChoiceField
        name={`rhythm-${place}`}
        label={t('prescription.pro.rhythm')}
        choices={RHYTHMS.map((value) => ({ value, label: t(`prescription.rhythm.${value}`) }))}
      />
      <Link to={`${PRESCRIPTIONS}?${new URLSearchParams(others)}`} preventScrollReset>
        {t('prescription.pro.remove', { title })}
      </Link>
    </fieldset>
  );
}
