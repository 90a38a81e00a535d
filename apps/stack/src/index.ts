export { openShopProcess, type ShopProcess } from './open-shop-process.ts';
