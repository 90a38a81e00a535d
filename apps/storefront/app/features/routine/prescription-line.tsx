import { formatShelfPrice } from '@lokke/domain/money';
import { PRESCRIPTION_LIMITS } from '@lokke/domain/prescriptions';
import type { ShownLine } from '../../shared/catalogue/load-prescription.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { ShelfPrice } from '../../shared/market/price.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { cdnCard, Picture } from '../../ui/picture.tsx';
import styles from './prescription.module.css';
import { inputsOf } from './prescription-form.ts';

interface PrescriptionLineProps {
  readonly line: ShownLine;
  readonly place: number;
}

/** A product of a routine, with what its client may change. */
export function PrescriptionLine({ line, place }: PrescriptionLineProps) {
  const t = useT('prescription');
  const { kind, handle, title, pictureUrl, rhythm, sizes, quantity } = line;
  if (title === null) return <li className={styles['gone']}>{t('prescription.gone')}</li>;
  const inputs = inputsOf(place);
  const [first] = sizes;
  return (
    <li className={styles['line']}>
      {pictureUrl !== null && (
        <Picture source={cdnCard(pictureUrl)} alt="" width={176} height={220} sizes="176px" />
      )}
      <div>
        <h2>
          <Link to={`/products/${handle}`}>{title}</Link>
        </h2>
        <p className={styles['rhythm']}>{t(`prescription.rhythm.${rhythm}`)}</p>
        {kind === 'soldOut' && <p>{t('prescription.soldOut')}</p>}
        {kind === 'otherSize' && <p>{t('prescription.otherSize')}</p>}
        {first !== undefined && (
          <>
            {sizes.length === 1 ? (
              <p>
                {first.title} <ShelfPrice money={first.price} />
              </p>
            ) : (
              <Sizes name={inputs.size} sizes={sizes} />
            )}
            <Field
              name={inputs.quantity}
              label={t('prescription.quantity')}
              type="number"
              min={1}
              max={PRESCRIPTION_LIMITS.mostOfOne}
              defaultValue={quantity}
            />
            <label className={styles['take']}>
              <input type="checkbox" name={inputs.isTaken} defaultChecked />
              {t('prescription.take', { title })}
            </label>
          </>
        )}
      </div>
    </li>
  );
}

interface SizesProps extends Pick<ShownLine, 'sizes'> {
  readonly name: string;
}

function Sizes({ name, sizes }: SizesProps) {
  const t = useT('prescription');
  const market = useMarket();
  const choices = sizes.map(({ title, price, merchandise }) => ({
    value: merchandise.id,
    label: `${title} · ${formatShelfPrice(price, market)}`,
  }));
  return <SelectField name={name} label={t('prescription.size')} choices={choices} />;
}
