import type { PrintableVersionReply } from '@dre/core/contract/estimates/document-choices';
import type { DocumentKind, DocumentOptions } from '@dre/core/domain/documents/document-kinds';
import { day } from '../../../lib/text/format.ts';

interface NamedDocument {
  readonly name: string;
  /** The document's purpose, in a sentence. */
  readonly purpose: string;
  /** The options this document has beyond the paper. */
  readonly choices: readonly Exclude<keyof DocumentOptions, 'paper'>[];
}

export const namedDocuments: Readonly<Record<DocumentKind, NamedDocument>> = {
  customer: {
    name: 'Customer estimate',
    purpose: 'For the customer: the work in plain words, what it costs and a place to sign.',
    choices: ['photos', 'drawings', 'why'],
  },
  insurer: {
    name: 'Insurer estimate',
    purpose: 'For the claim desk: codes, book and billed hours, rates and why each number is what it is.',
    choices: ['photos', 'drawings', 'why'],
  },
  supplement: {
    name: 'Supplement',
    purpose: 'What changed since the version before, line by line, and what it adds to the bill.',
    choices: ['photos', 'drawings', 'why'],
  },
  'work-order': {
    name: 'Work order',
    purpose: 'For the shop floor: what to do and how long it may take, without any price.',
    choices: ['photos', 'drawings'],
  },
  worksheet: {
    name: 'Field worksheet',
    purpose: 'For the walk around the unit: pictures of every side with room to write.',
    choices: [],
  },
  'prior-damage': {
    name: 'Unrelated prior damage',
    purpose: 'Damage that was there before, priced on a paper of its own and in no total.',
    choices: ['photos'],
  },
};

/** Examples: "Draft of E01", "S01, locked Nov 11, 2026", "E01 C01, corrected Nov 12, 2026". */
export function versionLabel({ version, label, at }: PrintableVersionReply): string {
  if (version === 'draft') return `Draft of ${label}`;
  const on = at === null ? '' : ` ${day(new Date(at))}`;
  return version.correction === ''
    ? `${label}, locked${on}`
    : `${label} ${version.correction}, corrected${on}`;
}
