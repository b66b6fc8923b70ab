import { discardDraftRows, readDraft } from '@dre/core/contract/catalogue/book-draft';
import type { BookImport } from '@dre/core/contract/catalogue/book-import';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { counted } from './import-labels.ts';
import styles from './import.module.css';

interface DoneStepProps {
  readonly current: BookImport;
  readonly onAnother: () => void;
}

/** The last step: links to the imported rows, and the undo. */
export function DoneStep({ current, onAnother }: DoneStepProps) {
  const { counts, fileName } = current;
  const draft = useQuery(readDraft, {});
  const action = useAction();
  const { confirm, dialog } = useConfirm();
  const changes = draft.data?.changes ?? 0;
  const discard = async () => {
    if (draft.data === undefined) return;
    const isSure = await confirm({
      heading: 'Discard the draft?',
      message: `${counted(changes, 'change', 'changes')} of the draft are given up, those made by hand included. The published book stays as it is.`,
      destructive: true,
      cancel: true,
    });
    if (!isSure) return;
    const body = { revision: draft.data.revision, rows: null };
    if ((await action.run(discardDraftRows, { body }, 'The draft was discarded.')) !== undefined)
      draft.refetch();
  };
  return (
    <div className={styles['body']}>
      <EmptyState
        icon={<CircleCheck />}
        title={`${counted(counts.new + counts.changed, 'row is', 'rows are')} in the draft`}
        actions={
          <>
            <LinkButton variant="primary" render={(look) => <Link to="/admin/editions" {...look} />}>
              Review the changes
            </LinkButton>
            <Button onPress={onAnother}>Import another file</Button>
            {changes > 0 && (
              <Button loading={action.isBusy} onPress={() => void discard()}>
                Undo: discard the draft
              </Button>
            )}
          </>
        }
      >
        {`${counts.new.toLocaleString('en-US')} new and ${counts.changed.toLocaleString('en-US')} changed, from ${fileName}. Estimates are priced by them once the draft is published.`}
      </EmptyState>
      {action.problem && (
        <Alert tone="error" role="alert">
          {problemText(action.problem)}
        </Alert>
      )}
      {dialog}
    </div>
  );
}
