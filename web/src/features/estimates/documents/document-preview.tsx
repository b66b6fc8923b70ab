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
export function DocumentPreview({ state }: { readonly state: DocumentsState }) {
  const { making, selected } = state;
  const { generated, isMaking, problem } = making;
  const Pages = useOnDemand(preview, generated !== undefined);
  const { name } = namedDocuments[selected.kind];
  return (
    <section className={styles['preview']} aria-label="Preview" aria-busy={isMaking}>
      {generated === undefined ? (
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
      {selected.gap !== null && (
        <div className={styles['instead']}>
          <EmptyState title={`No ${name.toLowerCase()} of this version`}>{gapText[selected.gap]}</EmptyState>
        </div>
      )}
      {problem && <NotGenerated making={making} isOverOld={generated !== undefined} />}
      {generated !== undefined &&
        Pages !== undefined &&
        createElement(Pages, { bytes: generated.bytes, name, onDownload: () => downloadDocument(generated) })}
    </section>
  );
}

/** Shown in place of the document, or above the previous one. */
function NotGenerated({ making, isOverOld }: { readonly making: Making; readonly isOverOld: boolean }) {
  const { problem, again } = making;
  if (problem === undefined) return null;
  const isOffline = problem.status === 0;
  const text = isOffline
    ? 'Documents are made by the server, and it could not be reached. Your work is safe on this device.'
    : problemText(problem);
  const title = isOffline ? 'No connection' : 'The document could not be made';
  const retry = <Button onPress={again}>Try again</Button>;
  if (isOverOld) {
    return (
      <Alert tone="error" role="alert" title={title} actions={retry}>
        {text} What is shown below is the one made before.
      </Alert>
    );
  }
  return (
    <div className={styles['instead']}>
      <ErrorState title={title} actions={retry}>
        {text}
      </ErrorState>
    </div>
  );
}
