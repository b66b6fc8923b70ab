import type { DocumentChoices } from '@dre/core/contract/estimates/document-choices';
import type { Paper } from '@dre/core/domain/documents/document-kinds';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { chosenDocument, type ChosenDocument } from './chosen-document.ts';
import { type DocumentsAddress, documentsAddress } from './documents-address.ts';
import { keepPaper, keptPaper } from './last-paper.ts';
import { type Making, useDocument } from './use-document.ts';

const route = '/app-shell/estimate/$id/documents';

/** What is chosen on the page of documents, and the document made of it. */
export interface DocumentsState {
  readonly estimateId: string;
  readonly choices: DocumentChoices;
  readonly chosen: ChosenDocument;
  readonly address: DocumentsAddress;
  readonly go: (changes: DocumentsAddress) => void;
  readonly paper: Paper;
  readonly choosePaper: (paper: Paper) => void;
  readonly making: Making;
}

/** Null where the estimate has nothing to print. `isSettled`: nothing written here is still on its way to the server. */
export function useDocumentsState(
  estimateId: string,
  choices: DocumentChoices,
  isSettled: boolean,
): DocumentsState | null {
  const address = documentsAddress(useSearch({ from: route }));
  const navigate = useNavigate({ from: '/estimate/$id/documents' });
  const [paper, setPaper] = useState(keptPaper);
  const chosen = chosenDocument(choices, address, paper);
  const isDraft = chosen?.of.version === 'draft';
  // A locked version is what it is; a draft is printed as the server has it once everything written here is there.
  const state = isDraft ? String(choices.revision) : '';
  const making = useDocument(estimateId, isDraft && !isSettled ? null : (chosen?.choice ?? null), state);
  if (chosen === null) return null;
  return {
    estimateId,
    choices,
    chosen,
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
      keepPaper(next);
      setPaper(next);
    },
    making,
  };
}
