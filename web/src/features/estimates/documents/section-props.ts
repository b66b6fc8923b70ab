import type { DocumentChoices } from '@dre/core/contract/document-choices';

/** What a section below the documents is told. */
export interface SectionProps {
  readonly estimateId: string;
  readonly choices: DocumentChoices;
}
