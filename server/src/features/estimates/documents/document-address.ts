import {
  type DocumentChoice,
  documentKinds,
  papers,
  photoChoices,
  type PrintedVersion,
} from '@dre/core/domain/documents/document-kinds';
import type { EarlierAuthContext } from '../../../http/calls/authenticator.ts';
import {
  holderBytes,
  readHolder,
  signAddress,
  openSignedAddress,
  uuidAt,
  writeHolder,
  writeUuid,
} from '../../../files/signed-address.ts';

/** The content of an address: one document of one estimate, for one session acting for one company, until a time. */
export interface DocumentGrant {
  readonly holder: EarlierAuthContext;
  readonly estimateId: string;
  readonly choice: DocumentChoice;
  readonly until: Date;
}

const idBytes = 16;
/** Kind, options, version and correction, time. */
const contentBytes = holderBytes + idBytes + 1 + 1 + 2 + 2 + 6;
/** Stored as the version number of a draft; 0 is the estimate itself, 1 its first supplement. */
const draft = 0xffff;

export function sealDocument(secret: string, { holder, estimateId, choice, until }: DocumentGrant): string {
  const { kind, version, options } = choice;
  const content = Buffer.alloc(contentBytes);
  let at = writeHolder(content, holder);
  at += writeUuid(content, estimateId, at);
  at = content.writeUInt8(documentKinds.indexOf(kind), at);
  const shown = papers.indexOf(options.paper) * 3 + photoChoices.indexOf(options.photos);
  at = content.writeUInt8(shown * 4 + Number(options.drawings) * 2 + Number(options.why), at);
  const isDraft = version === 'draft';
  at = content.writeUInt16BE(isDraft ? draft : numberOf(version.label, 'E01'), at);
  at = content.writeUInt16BE(isDraft ? 0 : numberOf(version.correction, ''), at);
  content.writeUIntBE(until.getTime(), at, 6);
  return signAddress(secret, content);
}

/** The grant of an address we signed; the caller checks its expiry. */
export function openDocumentGrant(secret: string, sealed: string): DocumentGrant | undefined {
  const content = openSignedAddress(secret, sealed, contentBytes);
  if (content === undefined) return undefined;
  const at = holderBytes + idBytes;
  const options = content.readUInt8(at + 1);
  const [kind, paper, photos] = [
    documentKinds[content.readUInt8(at)],
    papers[Math.floor(options / 12)],
    photoChoices[Math.floor(options / 4) % 3],
  ];
  if (kind === undefined || paper === undefined || photos === undefined) return undefined;
  return {
    holder: readHolder(content),
    estimateId: uuidAt(content, holderBytes),
    choice: {
      kind,
      version: versionAt(content, at + 2),
      options: { paper, photos, drawings: (options & 2) !== 0, why: (options & 1) !== 0 },
    },
    until: new Date(content.readUIntBE(at + 6, 6)),
  };
}

function versionAt(content: Buffer, at: number): PrintedVersion {
  const label = content.readUInt16BE(at);
  if (label === draft) return 'draft';
  const correction = content.readUInt16BE(at + 2);
  return {
    label: label === 0 ? 'E01' : `S${twoDigits(label)}`,
    correction: correction === 0 ? '' : `C${twoDigits(correction)}`,
  };
}

function numberOf(name: string, first: string): number {
  return name === first ? 0 : Number(name.slice(1));
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
