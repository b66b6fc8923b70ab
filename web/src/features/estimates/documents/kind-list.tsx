import type { PrintableVersionReply } from '@dre/core/contract/estimates/document-choices';
import type { DocumentKind } from '@dre/core/domain/documents/document-kinds';
import { gapText } from '@dre/core/domain/documents/missing-document';
import { useId } from 'react';
import { namedDocuments } from './document-names.ts';
import styles from './documents.module.css';

interface KindListProps {
  readonly documents: PrintableVersionReply['documents'];
  readonly value: DocumentKind;
  readonly onChange: (kind: DocumentKind) => void;
}

/** The kinds of documents, the purpose of each, and the reason one is unavailable. */
export function KindList({ documents, value, onChange }: KindListProps) {
  const name = useId();
  return (
    <fieldset className={styles['kinds']}>
      <legend className={styles['legend']}>Document</legend>
      {documents.map(({ kind, gap }) => (
        <label key={kind} className={styles['kind']} data-gap={gap ?? undefined}>
          <input
            type="radio"
            name={name}
            checked={kind === value}
            disabled={gap !== null}
            aria-describedby={`${name}-${kind}`}
            onChange={() => onChange(kind)}
          />
          <span className={styles['kindName']}>{namedDocuments[kind].name}</span>
          <span id={`${name}-${kind}`} className={styles['purpose']}>
            {gap === null ? namedDocuments[kind].purpose : gapText[gap]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
