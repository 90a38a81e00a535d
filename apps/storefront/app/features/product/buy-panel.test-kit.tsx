import type { ProductDetail } from '@lokke/domain/catalogue';
import type { DeliveryTerms } from '@lokke/domain/delivery';
import { useLocation } from 'react-router';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { useSelection } from './use-selection.ts';

interface PanelProps {
  readonly product: ProductDetail;
  readonly delivery: DeliveryTerms | null;
}

function Panel(props: PanelProps) {
  const selection = useSelection(props.product);
  return (
    <>
      <BuyPanel {...props} selection={selection} salonsEarn={false} hasRestockLetters={false} />
      <output data-testid="search">{useLocation().search}</output>
    </>
  );
}

/** The panel of a product in a shop whose bag is empty. */
export function renderPanel(
  product: ProductDetail,
  shop: Parameters<typeof renderInShop>[1] = {},
  delivery: DeliveryTerms | null = null,
) {
  return renderInShop(<Panel product={product} delivery={delivery} />, { checkout: null, ...shop });
}
