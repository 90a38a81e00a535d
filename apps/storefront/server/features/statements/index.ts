export { allSalons } from './all-salons.ts';
export { createStatements, type Statements } from './create-statements.ts';
export { createSalonOrders } from './salon-orders.ts';
