import { readDraft } from '@dre/core/contract/catalogue/book-draft';
import { type EditionRow, readEditions } from '@dre/core/contract/catalogue/book-editions';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import listStyles from '../../../lib/components/list-page.module.css';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DraftCard } from './draft-card.tsx';
import { EditionDialog } from './edition-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { PublishedCard } from './published-card.tsx';

/** The open dialog. */
type OpenDialog =
  | { readonly kind: 'publish' }
  | { readonly kind: 'again'; readonly edition: EditionRow }
  | { readonly kind: 'read'; readonly edition: EditionRow };

/** The draft of the book under review, and all published editions. */
export function EditionsPage() {
  const draft = useQuery(readDraft, {});
  const editions = useQuery(readEditions, {});
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const reload = () => {
    draft.refetch();
    editions.refetch();
  };
  const next = (draft.data?.edition ?? 0) + 1;
  const revision = draft.data?.revision ?? 0;
  return (
    <>
      <div className={listStyles['top']}>
        <h1>Editions</h1>
        <output className={listStyles['count']}>{editions.data && counted(editions.data.length)}</output>
        <div className={listStyles['actions']}>
          <LinkButton render={(look) => <Link to="/admin/parts" {...look} />}>All Parts</LinkButton>
        </div>
      </div>
      <div className={listStyles['stack']}>
        {draft.error && draft.data === undefined ? (
          <Card>
            <ErrorState
              title="The draft could not be read"
              actions={<Button onPress={draft.refetch}>Try Again</Button>}
            >
              {problemText(draft.error)}
            </ErrorState>
          </Card>
        ) : (
          <Loading
            isLoading={draft.data === undefined}
            label="The draft is being read"
            skeleton={<Skeleton shape="block" />}
          >
            {draft.data && (
              <DraftCard
                draft={draft.data}
                onChanged={reload}
                onPublish={() => setDialog({ kind: 'publish' })}
              />
            )}
          </Loading>
        )}
        <PublishedCard
          editions={editions}
          onOpen={(edition) => setDialog({ kind: 'read', edition })}
          onAgain={(edition) => setDialog({ kind: 'again', edition })}
        />
      </div>
      {dialog?.kind === 'read' && <EditionDialog edition={dialog.edition} onClose={close} />}
      {dialog?.kind === 'publish' && (
        <PublishDialog revision={revision} number={next} onClose={close} onPublished={reload} />
      )}
      {dialog?.kind === 'again' && (
        <PublishDialog
          revision={revision}
          number={next}
          earlier={dialog.edition}
          onClose={close}
          onPublished={reload}
        />
      )}
    </>
  );
}

function counted(editions: number): string {
  return `${editions.toLocaleString('en-US')} ${editions === 1 ? 'edition' : 'editions'}`;
}
