import type { EditionRow } from '@dre/core/contract/catalogue/book-editions';
import { Facts } from '../../../lib/components/facts.tsx';
import { stamp } from '../../../lib/text/format.ts';
import listStyles from '../../../lib/components/list-page.module.css';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DiffView } from './diff-view.tsx';
import { nameOf, dayText } from './published-card.tsx';
import { useEditionDiff } from './use-diff.ts';

interface EditionDialogProps {
  readonly edition: EditionRow;
  readonly onClose: () => void;
}

/** One edition: its author, its effective date, and its changes. */
export function EditionDialog({ edition, onClose }: EditionDialogProps) {
  const diff = useEditionDiff(edition.number);
  const { effectiveOn, publishedAt, author, note } = edition;
  return (
    <Dialog isOpen onClose={onClose} title={nameOf(edition)} size="lg">
      <div className={listStyles['stack']}>
        <Facts
          rows={[
            ['In effect from', dayText(effectiveOn)],
            ['Published', stamp(new Date(publishedAt))],
            ...(author === '' ? [] : ([['By', author]] as const)),
            ...(note === '' ? [] : ([['Note', note]] as const)),
          ]}
        />
        <DiffView caption={`What ${nameOf(edition)} changed`} diff={diff} isDraft={false} />
      </div>
    </Dialog>
  );
}
