import { gapText } from '@dre/core/domain/documents/missing-document';
import { createElement } from 'react';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { ProgressSpinner } from '../../../ui/feedback/ProgressSpinner.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { problemText } from '../../../lib/calls/use-action.ts';
import { namedDocuments } from './document-names.ts';
import styles from './documents.module.css';
import { downloadDocument } from './hand-over.ts';
import type { DocumentsState } from './use-documents-state.ts';
import type { Making } from './use-document.ts';

const preview = onDemand(async () => (await import('./preview/pdf-preview.tsx')).PdfPreview);

/** The finished document, its progress, or the reason there is none. */
export function DocumentPreview({ desk }: { readonly desk: DocumentsState }) {
  const { making, chosen } = desk;
  const { made, isMaking, problem } = making;
  const Pages = useOnDemand(preview, made !== undefined);
  const { name } = namedDocuments[chosen.kind];
  return (
    <section className={styles['preview']} aria-label="Preview" aria-busy={isMaking}>
      {made === undefined ? (
        isMaking && (
          <div className={styles['instead']}>
            <ProgressSpinner>Making the document…</ProgressSpinner>
          </div>
        )
      ) : (
        <output className={styles['making']} data-shown={isMaking || undefined}>
          {isMaking && (
            <>
              <Spinner /> Making the document…
            </>
          )}
        </output>
      )}
      {chosen.gap !== null && (
        <div className={styles['instead']}>
          <EmptyState title={`No ${name.toLowerCase()} of this version`}>{gapText[chosen.gap]}</EmptyState>
        </div>
      )}
      {problem && <NotMade making={making} isOverOld={made !== undefined} />}
      {made !== undefined &&
        Pages !== undefined &&
        createElement(Pages, { bytes: made.bytes, name, onDownload: () => downloadDocument(made) })}
    </section>
  );
}

/** Shown in place of the document, or above the previous one. */
function NotMade({ making, isOverOld }: { readonly making: Making; readonly isOverOld: boolean }) {
  const { problem, again } = making;
  if (problem === undefined) return null;
  const isOffline = problem.status === 0;
  const words = isOffline
    ? 'Documents are made by the server, and it could not be reached. Your work is safe on this device.'
    : problemText(problem);
  const title = isOffline ? 'No connection' : 'The document could not be made';
  const retry = <Button onPress={again}>Try again</Button>;
  if (isOverOld) {
    return (
      <Alert tone="error" role="alert" title={title} actions={retry}>
        {words} What is shown below is the one made before.
      </Alert>
    );
  }
  return (
    <div className={styles['instead']}>
      <ErrorState title={title} actions={retry}>
        {words}
      </ErrorState>
    </div>
  );
}
