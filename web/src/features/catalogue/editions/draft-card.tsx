import { discardDraftRows, type readDraft, readDraftIssues } from '@dre/core/contract/catalogue/book-draft';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { Link } from '@tanstack/react-router';
import PencilLine from 'lucide-react/icons/pencil-line';
import listStyles from '../../../lib/components/list-page.module.css';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { When } from '../../../lib/text/when.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { DiffView } from './diff-view.tsx';
import { DraftIssues } from './draft-issues.tsx';
import styles from './editions.module.css';
import { useDraftDiff } from './use-diff.ts';

interface DraftCardProps {
  readonly draft: ReplyOf<typeof readDraft>;
  readonly onChanged: () => void;
  readonly onPublish: () => void;
}

/** The next edition's changes and errors, with the buttons to publish or discard it. */
export function DraftCard({ draft, onChanged, onPublish }: DraftCardProps) {
  return draft.changes === 0 ? (
    <NoDraft edition={draft.edition} />
  ) : (
    <OpenDraft draft={draft} onChanged={onChanged} onPublish={onPublish} />
  );
}

function NoDraft({ edition }: Pick<ReplyOf<typeof readDraft>, 'edition'>) {
  return (
    <Card as="section" heading={<h2>Draft</h2>} aria-label="Draft">
      <EmptyState
        icon={<PencilLine />}
        headingLevel={3}
        title="The draft changes nothing"
        actions={<LinkButton render={(look) => <Link to="/admin/parts" {...look} />}>All Parts</LinkButton>}
      >
        {edition === null
          ? 'No edition is published yet.'
          : `It says what edition ${String(edition)} says. Change parts, or import a file, and review the changes here.`}
      </EmptyState>
    </Card>
  );
}

function OpenDraft({ draft, onChanged, onPublish }: DraftCardProps) {
  const revision = String(draft.revision);
  const diff = useDraftDiff(revision);
  const issues = useQuery(readDraftIssues, { query: {} }, revision);
  const { run, isBusy, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const next = (draft.edition ?? 0) + 1;
  const discard = async () => {
    const isSure = await confirm({
      heading: 'Discard the draft?',
      message: `${counted(draft.changes)} by everybody who worked on the draft will be lost. What is published stays as it is.`,
      cancel: true,
      destructive: true,
    });
    if (!isSure) return;
    await run(
      discardDraftRows,
      { body: { revision: draft.revision, rows: null } },
      'The draft is discarded.',
    );
    onChanged();
  };
  const hasIssues = (issues.data?.total ?? 0) > 0;
  return (
    <Card
      as="section"
      padding="none"
      aria-label="Draft"
      heading={<h2>{`Draft of edition ${String(next)}`}</h2>}
      more={
        <span className={listStyles['actions']}>
          <Button
            aria-label="Discard draft"
            variant="danger-outline"
            loading={isBusy}
            onPress={() => void discard()}
          >
            Discard
          </Button>
          <Button variant="primary" isDisabled={hasIssues || issues.data === undefined} onPress={onPublish}>
            Publish
          </Button>
        </span>
      }
    >
      <div className={styles['state']}>
        <p className={styles['quiet']}>
          {counted(draft.changes)}
          {draft.changedAt !== null && (
            <>
              , the last by {draft.changedBy}, <When at={draft.changedAt} />
            </>
          )}
          {'. '}
          New estimates keep edition {draft.edition} until this one is published and its day has come.
        </p>
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        {issues.error && (
          <Alert tone="error" actions={<Button onPress={issues.refetch}>Try Again</Button>}>
            The draft could not be checked. {problemText(issues.error)}
          </Alert>
        )}
        {issues.data && <DraftIssues {...issues.data} />}
      </div>
      <DiffView caption="What the draft changes" diff={diff} isDraft />
      {dialog}
    </Card>
  );
}

function counted(changes: number): string {
  return `${changes.toLocaleString('en-US')} ${changes === 1 ? 'change' : 'changes'}`;
}
