import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { DeliveryRuler } from './delivery-ruler.tsx';
import { GiftBar } from './gift-bar.tsx';

/** How far the bag has come: towards the free item, and towards free delivery. */
export function PromotionProgress() {
  const { freeDeliveryFrom } = useGlobalModules().promotions;
  return (
    <div>
      <GiftBar />
      {freeDeliveryFrom !== null && freeDeliveryFrom.amountInMinorUnits > 0 && (
        <DeliveryRuler freeFrom={freeDeliveryFrom} />
      )}
    </div>
  );
}
