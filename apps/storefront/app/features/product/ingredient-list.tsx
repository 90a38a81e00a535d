import { ingredientAnchor, type ProductDetail } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './details.module.css';

type Contents = Pick<ProductDetail, 'keyIngredients' | 'ingredients' | 'inci'>;

/** The main ingredients with a reason, then all of them as the pack lists them. */
export function IngredientList({ product }: { readonly product: Contents }) {
  const t = useT('facts');
  const { keyIngredients, ingredients = [], inci } = product;
  return (
    <>
      <ul className={styles['ingredients']}>
        {keyIngredients.map((name) => (
          <KeyIngredient
            key={name}
            name={name}
            reason={ingredients.find((ingredient) => ingredient.name === name)?.reason}
          />
        ))}
      </ul>
      {inci && (
        <>
          <h3 className={styles['all']}>{t('facts.inci')}</h3>
          <p className={styles['text']} translate="no">
            {inci}
          </p>
          <p className={styles['note']}>{t('facts.inci.note')}</p>
        </>
      )}
      {ingredients.length > 0 && (
        <p className={styles['links']}>
          <Link to="/ingredients">{t('facts.glossary')}</Link>
        </p>
      )}
    </>
  );
}

function KeyIngredient({
  name,
  reason,
}: {
  readonly name: string;
  readonly reason: string | undefined;
}) {
  if (reason === undefined) return <li>{name}</li>;
  return (
    <li>
      <span>
        <Link to={`/ingredients#${ingredientAnchor(name)}`}>{name}</Link>
        <span className={styles['reason']}>{reason}</span>
      </span>
    </li>
  );
}
