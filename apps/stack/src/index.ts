export { freePorts } from './free-ports.ts';
export { openShopProcess, type ShopProcess } from './open-shop-process.ts';
