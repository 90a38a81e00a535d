export { toGraphqlOrder } from './graphql-order.ts';
export {
  type Order,
  type OrderAddress,
  type OrderAttribute,
  type OrderContents,
  type OrderDiscount,
  type OrderLine,
  orderName,
} from './order.ts';
export {
  claimOrders,
  countOrders,
  countOrdersOfCustomer,
  countUses,
  findOrderByNumber,
  findOrderByToken,
  findOrderOfBuyer,
  findOrderOfCart,
  listOrders,
  listOrdersOfCustomer,
  type OrderDraft,
  writeOrder,
} from './order-rows.ts';
export { ordersArea } from './orders-area.ts';
