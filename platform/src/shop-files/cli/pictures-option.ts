import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openPictures, type PicturesBeside } from '../import/index.ts';
import { type CommandInput, UsageError } from './command.ts';

/** Names under which pictures lie beside a product file when nobody says where. */
const PICTURES_BESIDE = ['pictures', 'images', 'pictures.zip', 'images.zip'];

/** The folder or zip file of `--pictures`, or one beside the products; null without any. */
export async function picturesAt(
  { options: { pictures }, workingDir }: Pick<CommandInput, 'options' | 'workingDir'>,
  products: string | null,
): Promise<string | null> {
  if (pictures !== undefined) {
    const path = resolve(workingDir, pictures);
    if (await exists(path)) return path;
    throw new UsageError(`There is no folder or zip file "${pictures}".`);
  }
  if (products === null) return null;
  for (const name of PICTURES_BESIDE) {
    const path = join(dirname(products), name);
    if (await exists(path)) return path;
  }
  return null;
}

export async function picturesIn(path: string): Promise<PicturesBeside> {
  const pictures = await openPictures(path);
  if (pictures === null) throw new UsageError(`"${path}" is neither a folder nor a zip file.`);
  return pictures;
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
