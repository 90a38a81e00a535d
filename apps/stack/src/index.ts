export { freePorts } from './free-ports.ts';
export { openShopProcess, type ShopProcess, type ShopProcessOptions } from './open-shop-process.ts';
