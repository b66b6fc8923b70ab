import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';
import type { PictureToSend } from '../storage/photo-storage.ts';
import type { PhotoDestination, PhotoTransport, Received } from './photo-transport.ts';

export type Upload =
  | { readonly kind: 'arrived' }
  /** The problem may pass by itself: no network, no session, a busy server. */
  | { readonly kind: 'later'; readonly problem: Problem }
  /** Sent again unchanged, the picture would be refused again. */
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface UploadDependencies {
  readonly transport: PhotoTransport;
  readonly partBytes: number;
  readonly onReceived: (received: number) => void;
}

/** Limit for replies with fewer bytes than before: the server lost a part, or another tab sent one. */
const conflictLimit = 5;

/** Sends the bytes the server lacks, from where the last upload ended. */
export async function uploadPhoto(
  home: PhotoDestination,
  { file, bytes }: PictureToSend,
  { transport, partBytes, onReceived }: UploadDependencies,
): Promise<Upload> {
  let conflicts = 0;
  let reply: Result<Received, Problem> = await transport.announce(home, file, bytes.size);
  while (true) {
    if (!reply.ok) {
      const isConflict = reply.refusal.status === 409 && (conflicts += 1) <= conflictLimit;
      if (!isConflict) return failed(reply.refusal);
      reply = await transport.announce(home, file, bytes.size);
      continue;
    }
    const { received, state } = reply.value;
    onReceived(received);
    if (state !== 'waiting') return confirmed(await transport.isStored(home, file));
    if (received >= bytes.size && (conflicts += 1) > conflictLimit) return failed(notStored);
    const offset = Math.min(received, Math.max(0, bytes.size - 1));
    reply = await transport.sendPart(home, file, offset, bytes.slice(offset, offset + partBytes));
  }
}

function confirmed(reply: Result<boolean, Problem>): Upload {
  if (!reply.ok) return failed(reply.refusal);
  return reply.value ? { kind: 'arrived' } : failed(notStored);
}

const notStored: Problem = {
  type: 'about:blank',
  title: 'The server has not kept the picture.',
  status: 503,
};

const final = new Set([400, 403, 404, 409, 413, 415, 422, 507]);

function failed(problem: Problem): Upload {
  return { kind: final.has(problem.status) ? 'refused' : 'later', problem };
}
