import { type Environment, originOf, textOf } from './read-env.ts';

const NAME = 'PICTURE_ORIGINS';

/** Where pictures may come from besides the shops and the content: those that a product file has elsewhere. */
export function pictureOriginsOf(environment: Environment): readonly string[] {
  const given = textOf(environment, NAME)?.split(',') ?? [];
  return given.map((text) => {
    const origin = text.trim();
    return originOf({ [NAME]: origin }, NAME, origin);
  });
}
