export { type Claim, claimOrders } from './claim-orders.ts';
export {
  type Order,
  type OrderAddress,
  type OrderAttribute,
  type OrderContents,
  type OrderDiscount,
  type OrderLine,
  orderName,
} from './order.ts';
export { type OrderSource, orderSource } from './order-source.ts';
export { ordersArea } from './orders-area.ts';
export {
  countOrders,
  countOrdersOfCustomer,
  findOrderByNumber,
  findOrderByToken,
  findOrderOfCart,
  listOrders,
  listOrdersOfCustomer,
} from './read-orders.ts';
export { type OrderDraft, writeOrder } from './write-order.ts';
