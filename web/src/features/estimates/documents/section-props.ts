import type { DocumentChoices } from '@dre/core/contract/estimates/document-choices';

/** The props of a section below the documents. */
export interface SectionProps {
  readonly estimateId: string;
  readonly choices: DocumentChoices;
}
