import type { DocumentChoices } from '@dre/core/contract/estimates/document-choices';
import type { Paper } from '@dre/core/domain/documents/document-kinds';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { selectedDocument, type SelectedDocument } from './selected-document.ts';
import { type DocumentsAddress, documentsAddress } from './documents-address.ts';
import { rememberPaper, lastPaper } from './last-paper.ts';
import { type Making, useDocument } from './use-document.ts';

const route = '/app-shell/estimate/$id/documents';

/** The choices on the documents page, and the resulting document. */
export interface DocumentsState {
  readonly estimateId: string;
  readonly choices: DocumentChoices;
  readonly selected: SelectedDocument;
  readonly address: DocumentsAddress;
  readonly go: (changes: DocumentsAddress) => void;
  readonly paper: Paper;
  readonly choosePaper: (paper: Paper) => void;
  readonly making: Making;
}

/** Null where the estimate has nothing to print. `isSent`: the server has every edit of this device. */
export function useDocumentsState(
  estimateId: string,
  choices: DocumentChoices,
  isSent: boolean,
): DocumentsState | null {
  const address = documentsAddress(useSearch({ from: route }));
  const navigate = useNavigate({ from: '/estimate/$id/documents' });
  const [paper, setPaper] = useState(lastPaper);
  const selected = selectedDocument(choices, address, paper);
  const isDraft = selected?.of.version === 'draft';
  // A locked version never changes. A draft is printed from the server's state, after all edits of this device were
  // sent.
  const state = isDraft ? String(choices.revision) : '';
  const making = useDocument(estimateId, isDraft && !isSent ? null : (selected?.choice ?? null), state);
  if (selected === null) return null;
  return {
    estimateId,
    choices,
    selected,
    address,
    go: (changes) =>
      void navigate({
        search: (before) => ({ ...before, ...changes }),
        // Going back closes a preview that covers the screen.
        replace: changes.preview !== 'yes',
        resetScroll: false,
      }),
    paper,
    choosePaper: (next) => {
      rememberPaper(next);
      setPaper(next);
    },
    making,
  };
}
