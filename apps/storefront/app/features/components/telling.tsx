import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { ErrorList } from '../../ui/error-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TeethBar } from '../../ui/teeth-bar.tsx';
import { Specimen } from './specimen.tsx';
import { WORDS } from './words.ts';

const TRAIL = [{ title: WORDS.title, to: '/components' }];
const SHARES = [0, 0.5, 1];

/** Without disclosures, rulers and strands, which one kind of page shows each: they would become files of their own there. */
export function Telling() {
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
        <EmptyShelf text={WORDS.empty}>
          <Button look="secondary">{WORDS.see}</Button>
        </EmptyShelf>
      </Specimen>
      <Specimen name={WORDS.counting} layout="column">
        {SHARES.map((share) => (
          <TeethBar key={share} share={share} />
        ))}
        {SHARES.map((share) => (
          <TeethBar key={share} look="ruler" share={share} />
        ))}
        <p>
          <Rating rating="4.7" count="1,284" label={WORDS.rating} />
        </p>
      </Specimen>
    </>
  );
}
