export { cancel } from './changes/cancel.ts';
export type { ChangeContext, ChangeOutcome } from './changes/change-context.ts';
export { addEvent, fulfil, isDelivered, updateTracking } from './changes/fulfil.ts';
export { readHistory } from './changes/history-rows.ts';
export { type OfficeNote, readOfficeNote } from './changes/office-notes.ts';
export {
  CANCEL_REASONS,
  type OrderHistory,
  RESTOCK_TYPES,
} from './changes/order-history.ts';
export {
  currentSums,
  financialStatus,
  fulfillmentStatus,
  type LineState,
  lineStates,
  refundableDeliveryInMinorUnits,
  refundableInMinorUnits,
  refundedInMinorUnits,
  taxesOf,
} from './changes/order-state.ts';
export { refund } from './changes/refund.ts';
export { toGraphqlOrder } from './graphql-order.ts';
export { orderUrl } from './mail/order-email.ts';
export { ORDER_MESSAGES } from './messages/messages.ts';
export {
  hasParcel,
  lineName,
  lineNames,
  type Order,
  type OrderAddress,
  type OrderAttribute,
  type OrderContents,
  type OrderDiscount,
  type OrderLine,
  orderAddressQuery,
  orderName,
  orderSums,
  sellingPlanOf,
} from './order.ts';
export { discountAllocations, discountApplications, orderFacts } from './order-facts.ts';
export {
  claimOrders,
  countOrders,
  countOrdersOfCustomer,
  findOrderById,
  findOrderByNumber,
  findOrderByToken,
  findOrderOfBuyer,
  findOrderOfCart,
  listOrders,
  listOrdersOfCustomer,
  type OrderDraft,
  orderById,
  writeOrder,
} from './order-rows.ts';
export { ordersArea } from './orders-area.ts';
export { isGivenAway, type SummedGoods, type Sums, sumsOf } from './sums.ts';
