import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { CombMeter } from '../../ui/comb-meter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorList } from '../../ui/error-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WORDS } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

const TRAIL = [{ title: WORDS.title, to: '/components' }];
const SHARES = [0, 0.5, 1];

/** Without disclosures, rulers and strands, which one kind of page shows each: they would become files of their own there. */
export function Feedback() {
  return (
    <>
      <Specimen name={WORDS.telling} layout="column">
        <Breadcrumbs label={WORDS.title} trail={TRAIL} current={WORDS.longName} />
        <Notice tone="error">{WORDS.refusal}</Notice>
        <Notice tone="success">{WORDS.success}</Notice>
        <ErrorList id="errors" errors={[WORDS.error, WORDS.refusal]} />
        <p>
          <Skeleton widthInCh={28} />
        </p>
        <EmptyState text={WORDS.empty}>
          <Button appearance="secondary">{WORDS.see}</Button>
        </EmptyState>
      </Specimen>
      <Specimen name={WORDS.counting} layout="column">
        {SHARES.map((share) => (
          <CombMeter key={share} share={share} />
        ))}
        {SHARES.map((share) => (
          <CombMeter key={share} appearance="ruler" share={share} />
        ))}
        <p>
          <Rating rating="4.7" count="1,284" label={WORDS.rating} />
        </p>
      </Specimen>
    </>
  );
}
