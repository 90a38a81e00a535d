import { closingPicture, ingredientAnchor, type ProductDetail } from '@lokke/domain/catalogue';
import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { RangeScene } from '../../shared/ranges/range-scene.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { Link } from '../../ui/link.tsx';
import { cdnPicture, Picture } from '../../ui/picture.tsx';
import detailsStyles from './details.module.css';
import styles from './product-scenes.module.css';

/** Places on the page that links lead to. */
export const SCENE_IDS = { howToUse: 'how-to-use', ingredients: 'ingredients' } as const;

export function scenesOf({ howToUse, keyIngredients, inci }: ProductDetail) {
  return {
    howToUse: howToUse !== null,
    ingredients: keyIngredients.length > 0 || Boolean(inci),
  };
}

/** Shows use and ingredients, each as wide as the page. */
export function ProductScenes({ product }: { readonly product: ProductDetail }) {
  const t = useT('product');
  const brand = useBrand();
  const { range, howToUse } = product;
  const has = scenesOf(product);
  const scene = range !== null && brand.scenes.includes(range) ? range : null;
  const closeUp = closingPicture(product);
  return (
    <>
      {has.howToUse && (
        <Scene
          id={SCENE_IDS.howToUse}
          title={t('product.howToUse')}
          picture={
            scene && (
              <RangeScene
                range={scene}
                sizes="(min-width: 1600px) 1600px, (min-width: 768px) 100vw, 148vw"
              />
            )
          }
          shape="whole"
        >
          <p className={styles['steps']}>{howToUse}</p>
        </Scene>
      )}
      {has.ingredients && (
        <Scene
          id={SCENE_IDS.ingredients}
          title={t('product.keyIngredients')}
          picture={
            closeUp && (
              <Picture
                source={cdnPicture(closeUp.url)}
                alt=""
                width={closeUp.width}
                height={closeUp.height}
                sizes="(min-width: 768px) 50vw, 100vw"
              />
            )
          }
          shape="half"
        >
          <IngredientList product={product} />
        </Scene>
      )}
    </>
  );
}

interface SceneProps {
  readonly id: string;
  readonly title: string;
  /** Decoration. */
  readonly picture: ReactNode;
  readonly shape: 'whole' | 'half';
  readonly children: ReactNode;
}

function Scene({ id, title, picture, shape, children }: SceneProps) {
  return (
    <section id={id} className={styles['scene']} data-shape={picture ? shape : undefined}>
      {picture && <div className={styles['picture']}>{picture}</div>}
      <div className="page">
        <div className={styles['panel']}>
          <h2>{title}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}

type Contents = Pick<ProductDetail, 'keyIngredients' | 'ingredients' | 'inci'>;

/** The main ingredients with a reason, then all of them as the pack lists them. */
function IngredientList({ product }: { readonly product: Contents }) {
  const t = useT('facts');
  const { keyIngredients, ingredients = [], inci } = product;
  return (
    <>
      <ul className={detailsStyles['ingredients']}>
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
          <h3 className={detailsStyles['all']}>{t('facts.inci')}</h3>
          <p className={detailsStyles['text']} translate="no">
            {inci}
          </p>
          <p className={detailsStyles['note']}>{t('facts.inci.note')}</p>
        </>
      )}
      {ingredients.length > 0 && (
        <p className={detailsStyles['links']}>
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
        <span className={detailsStyles['reason']}>{reason}</span>
      </span>
    </li>
  );
}
