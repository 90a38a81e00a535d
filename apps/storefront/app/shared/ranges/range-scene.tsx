import { Picture } from '../../ui/picture.tsx';
import { ownPicture } from '../../ui/picture-source.ts';

/** Those of `packages/brand`; the last is the width of the master. */
const WIDTHS = [480, 640, 960, 1280, 1600] as const;

interface RangeSceneProps {
  /** One of the brand's `scenes`. */
  readonly range: string;
  readonly sizes: string;
}

/** The wide scene of a range: decoration. */
export function RangeScene({ range, sizes }: RangeSceneProps) {
  const source = ownPicture(`scene-${range}`, WIDTHS);
  return <Picture source={source} alt="" width={1600} height={720} sizes={sizes} />;
}
