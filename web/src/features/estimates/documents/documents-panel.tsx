import type { DocumentChoices } from '@dre/core/contract/estimates/document-choices';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SaveStateText } from '../builder/bars/save-state-text.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentOptions } from './document-options.tsx';
import { DocumentPreview } from './document-preview.tsx';
import styles from './documents.module.css';
import { ExchangeSection } from './exchange-section.tsx';
import { KindList } from './kind-list.tsx';
import { LinksSection } from './links-section.tsx';
import { SentSection } from './sent-section.tsx';
import { type DocumentsState, useDocumentsState } from './use-documents-state.ts';

interface DocumentsPanelProps {
  readonly estimateId: string;
  readonly choices: DocumentChoices;
  /** Undefined for users who may see work orders only. */
  readonly store: EstimateStore | undefined;
}

export function DocumentsPanel({ estimateId, choices, store }: DocumentsPanelProps) {
  const unsent = useUnsent(store);
  const state = useDocumentsState(estimateId, choices, unsent !== 'sending');
  return (
    <div className={styles['page']} data-preview={state?.address.preview}>
      <Head {...{ estimateId, choices, store, state }} />
      {state === null ? (
        <Card padding="lg">
          <EmptyState title="Nothing to print yet">
            This estimate has neither a draft nor a locked version.
          </EmptyState>
        </Card>
      ) : (
        <div className={styles['columns']}>
          <Choosing state={state} unsent={unsent} />
          <Beside state={state} />
        </div>
      )}
    </div>
  );
}

function Choosing({
  state,
  unsent,
}: {
  readonly state: DocumentsState;
  readonly unsent: number | 'sending';
}) {
  const { estimateId, choices, selected, go } = state;
  return (
    <div className={styles['choosing']}>
      <output>
        {selected.of.version === 'draft' && typeof unsent === 'number' && unsent > 0 && (
          <Alert tone="warning" title="Not everything is in it yet">
            {unsent === 1 ? 'One change is' : `${unsent} changes are`} on this device only. Documents are made
            of what the server has.
          </Alert>
        )}
      </output>
      <KindList documents={selected.of.documents} value={selected.kind} onChange={(kind) => go({ kind })} />
      <DocumentOptions state={state} />
      <p className={styles['verify']}>
        <ShieldCheck aria-hidden="true" />
        <span>
          Every file carries a code. Anyone can <Link to="/verify">check a PDF</Link> they were sent.
        </span>
      </p>
      {choices.reach === 'read' && (
        <>
          <LinksSection {...{ estimateId, choices }} />
          <SentSection {...{ estimateId, choices }} />
          <ExchangeSection {...{ estimateId, choices }} />
        </>
      )}
    </div>
  );
}

/** The preview beside the choices; on a small screen over them, on request. */
function Beside({ state }: { readonly state: DocumentsState }) {
  const { go, address } = state;
  const back = useRef<HTMLButtonElement>(null);
  const isOver = address.preview === 'yes';
  const close = useEffectEvent(() => go({ preview: undefined }));
  useEffect(() => {
    // With enough room the preview stands beside the choices, and its back button is hidden.
    if (!isOver || back.current?.checkVisibility() !== true) return undefined;
    back.current.focus();
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOver]);
  return (
    <div className={styles['beside']}>
      <div className={styles['back']}>
        <Button ref={back} icon={<ArrowLeft aria-hidden="true" />} onPress={() => go({ preview: undefined })}>
          Back to the choices
        </Button>
      </div>
      <DocumentPreview state={state} />
    </div>
  );
}

function Head({
  estimateId,
  choices,
  store,
  state,
}: DocumentsPanelProps & { readonly state: DocumentsState | null }) {
  return (
    <header className={styles['top']}>
      {choices.reach === 'read' && (
        <Link
          to="/estimate/$id/new-estimate"
          params={{ id: estimateId }}
          search={{}}
          className={styles['leave']}
          aria-label="Back to the estimate"
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
      )}
      <h1>Documents</h1>
      <p className={styles['which']}>
        <span className={styles['number']}>{choices.number}</span>{' '}
        {choices.reach === 'read' && (choices.customer || 'No name yet')}
      </p>
      {store && <SaveStateText store={store} />}
      {state && <DocumentActions making={state.making} onPreview={() => state.go({ preview: 'yes' })} />}
    </header>
  );
}

/** The number of edits only this device has; `sending` while they are being sent. */
function useUnsent(store: EstimateStore | undefined): number | 'sending' {
  return useSyncExternalStore(
    (onChange) => store?.subscribe(onChange) ?? (() => {}),
    () => {
      const state = store?.snapshot().saveState;
      if (state?.kind === 'saving') return 'sending';
      return state?.kind === 'local' ? state.waiting : 0;
    },
  );
}
