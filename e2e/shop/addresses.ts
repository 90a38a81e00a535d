function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by open-shop.ts before the tests run.`);
  return value;
}

export const shopUrl = (): string => setting('SHOP_URL');
export const platformUrl = (): string => setting('PLATFORM_URL');
