import { usualOptions } from '@dre/core/domain/documents/document-kinds';
import type { CorrectionRecord, VersionLabel } from '@dre/core/domain/estimates/model/lifecycle/version';
import type { WantedDocument } from '../estimates/documents/documents-service.ts';
import type { Version } from './links/link-state.ts';

type Reader = 'owner' | 'insurer';
type SharedPaper = Pick<WantedDocument, 'choice' | 'reader'>;

const wholePapers = { owner: 'customer', insurer: 'insurer' } as const;

/** The document of a shared version: for a supplement, its changes. */
export function sharedPaper(reader: Reader, version: Version): SharedPaper {
  return paperOf(version.label === 'E01' ? wholePapers[reader] : 'supplement', reader, version);
}

/** The whole estimate, because a signature covers all of it. */
export function wholePaper(reader: Reader, version: Version): SharedPaper {
  return paperOf(wholePapers[reader], reader, version);
}

function paperOf(
  kind: SharedPaper['choice']['kind'],
  reader: Reader,
  { label, correction }: Version,
): SharedPaper {
  const version = {
    label: label as VersionLabel,
    correction: correction as CorrectionRecord['label'] | '',
  };
  return { choice: { kind, version, options: usualOptions[kind] }, reader };
}
