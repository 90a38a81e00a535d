import { addCompared, comparePath } from '@lokke/domain/compare';
import { useNavigate } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { readStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';
import { Link, useLinkPolicy } from '../../ui/link.tsx';

/** Puts a product beside those compared before; without scripts it stands alone. */
export function CompareLink({ handle }: { readonly handle: string }) {
  const t = useT('share');
  const navigate = useNavigate();
  const { keep } = useLinkPolicy();
  return (
    <Link
      to={comparePath([handle])}
      onClick={(event) => {
        const before = readStored(sharedValues.comparedProducts) ?? [];
        if (before.length === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(keep(comparePath(addCompared(before, handle))));
      }}
    >
      {t('share.compare')}
    </Link>
  );
}
