export { createStatements, type Statements } from './create-statements.ts';
export { allSalons, createSalonOrders } from './salon-orders.ts';
