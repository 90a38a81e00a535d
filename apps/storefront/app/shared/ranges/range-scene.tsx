import { ownPicture, Picture } from '../../ui/picture.tsx';

/** Widths made by `packages/brand`; the last is that of the master. */
const WIDTHS = [480, 640, 960, 1280, 1600] as const;

interface RangeSceneProps {
  readonly range: string;
  readonly sizes: string;
}

/** The wide scene of a range: decoration. */
export function RangeScene({ range, sizes }: RangeSceneProps) {
  const source = ownPicture(`scene-${range}`, WIDTHS);
  return <Picture source={source} alt="" width={1600} height={720} sizes={sizes} />;
}
