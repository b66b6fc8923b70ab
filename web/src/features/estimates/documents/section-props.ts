import type { DocumentChoices } from '@dre/core/contract/estimates/document-choices';

/** What a section below the documents is told. */
export interface SectionProps {
  readonly estimateId: string;
  readonly choices: DocumentChoices;
}
