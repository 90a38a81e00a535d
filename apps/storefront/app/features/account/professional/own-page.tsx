import {
  OWN_PAGE,
  ownPageFields,
  PHOTO,
  type SalonPhoto as Photo,
  WEEKDAYS,
} from '@lokke/domain/salons';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { SalonPhoto, useServiceName } from '../../../shared/salons/salon-details.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import { useControl, useFormFields } from '../forms/form-state.ts';
import { LongTextField, TextField } from '../forms/text-field.tsx';
import { AreaPage } from './area-page.tsx';
import styles from './own-page.module.css';
import { ASKED_PHOTO } from './screen.ts';
import type { OwnPageScreen } from './serve-salon.ts';

/** Edits what clients see of a salon; the office approves each change. Null while it cannot be read. */
export function OwnPage({ screen }: { readonly screen: OwnPageScreen | null }) {
  const t = useT('professional');
  return (
    <AreaPage title={t('professional.page.title')}>
      <p>{t('professional.page.text')}</p>
      {screen === null ? (
        <Notice tone="error">{t('professional.page.unavailable')}</Notice>
      ) : (
        <OwnPageForm screen={screen} />
      )}
    </AreaPage>
  );
}

function OwnPageForm({ screen }: { readonly screen: OwnPageScreen }) {
  const t = useT('professional', 'salon');
  const serviceName = useServiceName();
  const { page, names } = screen;
  return (
    <>
      <UntilSent done={t('professional.page.sent')}>
        <ProposalNotice screen={screen} />
      </UntilSent>
      <p>
        {screen.salonName} ·{' '}
        <Link to={`/salon/${encodeURIComponent(screen.salonNo)}`}>
          {t('professional.home.toSalon')}
        </Link>
      </p>
      <AccountForm
        known={ownPageFields(page)}
        submitLabel={t('professional.page.send')}
        hasFiles
        hidden={{ salonNo: screen.salonNo }}
      >
        <fieldset className={styles['group']}>
          <legend>{t('salon.hours')}</legend>
          <p className={styles['hint']}>{t('professional.page.hoursHint')}</p>
          <div className={styles['days']}>
            {WEEKDAYS.map((day, index) => (
              <HoursField key={day} name={`hours-${day}`} label={names.days[index] ?? day} />
            ))}
          </div>
        </fieldset>
        <Boxes
          group="service"
          legend={t('salon.services')}
          values={OWN_PAGE.services}
          nameOf={serviceName}
        />
        <NamesField name="otherServices" label={t('professional.page.otherServices')} />
        <NamesField name="stylists" label={t('salon.stylists')} />
        <Boxes
          group="language"
          legend={t('salon.languages')}
          values={OWN_PAGE.languages}
          nameOf={(code) => names.languages[code] ?? code}
        />
        <TextField
          name="bookingUrl"
          type="url"
          label={t('professional.page.bookingUrl')}
          isOptional
        />
        <PhotoFields photo={page.photo} />
      </AccountForm>
    </>
  );
}

/** Shows the photo that is there, and takes another or none. */
function PhotoFields({ photo }: { readonly photo: Photo | null }) {
  const t = useT('professional');
  const { prefix } = useMarket();
  const { name, errors } = useControl('photo');
  return (
    <fieldset className={styles['group']}>
      <legend>{t('professional.page.photo')}</legend>
      {photo && <SalonPhoto src={`${prefix}${ASKED_PHOTO}?of=${photo.id}`} alt={photo.alt} />}
      <Field
        name={name}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={t('professional.page.photoFile')}
        hint={t('professional.page.photoHint')}
        errors={errors}
      />
      <TextField
        name="photoAlt"
        label={t('professional.page.photoAlt')}
        hint={t('professional.page.photoAltHint')}
        maxLength={PHOTO.longestAlt}
        autoComplete="off"
        isOptional={photo === null}
      />
      {photo && (
        <div className={styles['boxes']}>
          <label>
            <input type="checkbox" name="removePhoto" value="on" />
            {t('professional.page.photoRemove')}
          </label>
        </div>
      )}
    </fieldset>
  );
}

/** Says what became of the last change. */
function ProposalNotice({ screen: { state, reason } }: { readonly screen: OwnPageScreen }) {
  const t = useT('professional');
  if (state === null) return null;
  return (
    <Notice tone={state === 'refused' ? 'error' : 'success'}>
      {t(`professional.page.${state}`, { reason })}
    </Notice>
  );
}

interface NamedField {
  readonly name: string;
  readonly label: string;
}

function HoursField({ name, label }: NamedField) {
  const t = useT('salon');
  const control = useControl(name);
  return <Field {...control} label={label} placeholder={t('salon.closed')} autoComplete="off" />;
}

/** Names, one a line. */
function NamesField({ name, label }: NamedField) {
  const t = useT('professional');
  const hint = t('professional.page.linesHint', { count: OWN_PAGE.mostNames });
  return <LongTextField name={name} label={label} hint={hint} rows={3} />;
}

interface BoxesProps {
  readonly group: string;
  readonly legend: string;
  readonly values: readonly string[];
  readonly nameOf: (value: string) => string;
}

/** Boxes to tick; an empty field before each says that it was taken out. */
function Boxes({ group, legend, values, nameOf }: BoxesProps) {
  const { valueFor } = useFormFields();
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['boxes']}>
        {values.map((value) => {
          const name = `${group}-${value}`;
          return (
            <label key={value}>
              <input type="hidden" name={name} value="" />
              <input
                type="checkbox"
                name={name}
                value="on"
                defaultChecked={(valueFor(name) ?? '') !== ''}
              />
              <span>{nameOf(value)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
