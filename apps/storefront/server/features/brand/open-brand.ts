import { type Brand, BrandError, readBrand } from '@lokke/brand';
import { overrideProblems } from '@lokke/i18n/check';

/** Reads the brand with its messages. @throws BrandError with everything that is wrong */
export function openBrand(folder: string): Brand {
  const brand = readBrand(folder);
  const problems = [...brand.messages].flatMap(([tag, messages]) =>
    overrideProblems(tag, messages).map((problem) => `messages/${tag}.json: ${problem}`),
  );
  if (problems.length > 0) throw new BrandError(folder, problems);
  return brand;
}
