import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { FreeDeliveryProgress } from './free-delivery-progress.tsx';
import { FreeItemProgress } from './free-item-progress.tsx';

/** How far the bag has come: towards the free item, and towards free delivery. */
export function PromotionProgress() {
  const { freeDeliveryFrom } = useGlobalModules().promotions;
  return (
    <div>
      <FreeItemProgress />
      {freeDeliveryFrom !== null && freeDeliveryFrom.amountInMinorUnits > 0 && (
        <FreeDeliveryProgress freeFrom={freeDeliveryFrom} />
      )}
    </div>
  );
}
