import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { CombMeter } from '../../ui/comb-meter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorList } from '../../ui/error-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SAMPLES } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

const TRAIL = [{ title: SAMPLES.title, to: '/components' }];
const SHARES = [0, 0.5, 1];

/** Leaves out disclosures, rulers and strands: they would become shared chunks. */
export function Feedback() {
  return (
    <>
      <Specimen name={SAMPLES.telling} layout="column">
        <Breadcrumbs label={SAMPLES.title} trail={TRAIL} current={SAMPLES.longName} />
        <Notice tone="error">{SAMPLES.refusal}</Notice>
        <Notice tone="success">{SAMPLES.success}</Notice>
        <ErrorList id="errors" errors={[SAMPLES.error, SAMPLES.refusal]} />
        <p>
          <Skeleton widthInCh={28} />
        </p>
        <EmptyState text={SAMPLES.empty}>
          <Button appearance="secondary">{SAMPLES.see}</Button>
        </EmptyState>
      </Specimen>
      <Specimen name={SAMPLES.counting} layout="column">
        {SHARES.map((share) => (
          <CombMeter key={share} share={share} />
        ))}
        {SHARES.map((share) => (
          <CombMeter key={share} appearance="ruler" share={share} />
        ))}
        <p>
          <Rating rating="4.7" count="1,284" label={SAMPLES.rating} />
        </p>
      </Specimen>
    </>
  );
}
