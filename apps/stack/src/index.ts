export { freePorts } from './free-ports.ts';
export { openDistributedShop } from './open-distributed-shop.ts';
export { openShopProcess, type ShopProcess, type ShopProcessOptions } from './open-shop-process.ts';
