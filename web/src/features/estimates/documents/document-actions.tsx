import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import ExternalLink from 'lucide-react/icons/external-link';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../../lib/page/after-paint.ts';
import { canPrint } from '../../../lib/page/print-file.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import styles from './documents.module.css';
import { downloadDocument, printDocument } from './hand-over.ts';
import type { Making } from './use-document.ts';

interface DocumentActionsProps {
  readonly making: Making;
  /** Opens the preview where it has no room beside the choices. */
  readonly onPreview: () => void;
}

/** The actions on a finished document. */
export function DocumentActions({ making, onPreview }: DocumentActionsProps) {
  const { generated, isMaking, problem } = making;
  // While the next document is generated or has failed, the visible one is not the selected one.
  const isReady = generated !== undefined && !isMaking && problem === undefined;
  const print = () => {
    if (!isReady) return;
    if (canPrint()) printDocument(generated);
    else downloadDocument(generated);
  };
  usePrintKey(print);
  return (
    <div className={styles['actions']}>
      <span className={styles['show']}>
        <Button full icon={<Eye aria-hidden="true" />} isDisabled={!isReady} onPress={onPreview}>
          Preview
        </Button>
      </span>
      <Button
        variant="primary"
        icon={<Download aria-hidden="true" />}
        isDisabled={!isReady}
        onPress={() => generated && downloadDocument(generated)}
      >
        Download
      </Button>
      <Button icon={<Printer aria-hidden="true" />} isDisabled={!isReady} onPress={() => afterPaint(print)}>
        Print
      </Button>
      <span className={styles['open']} data-shown={isReady || undefined}>
        <LinkButton
          icon={<ExternalLink aria-hidden="true" />}
          render={({ children, className }) => (
            <a href={generated?.address} target="_blank" rel="noopener" className={className}>
              {children}
            </a>
          )}
        >
          Open in new tab
        </LinkButton>
      </span>
    </div>
  );
}

/** Ctrl+P prints the document, not the page that shows it. */
function usePrintKey(print: () => void): void {
  const onPrint = useEffectEvent(print);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      onPrint();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
