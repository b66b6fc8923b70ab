import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';
import type { PictureToSend } from '../storage/photo-storage.ts';
import type { PhotoTransport, Received } from './photo-transport.ts';

export type Upload =
  | { readonly kind: 'arrived' }
  /** The problem may pass by itself: no network, no session, a busy server. */
  | { readonly kind: 'later'; readonly problem: Problem }
  /** Sent again unchanged, the picture would be refused again. */
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface UploadDependencies {
  readonly wire: PhotoTransport;
  readonly partBytes: number;
  readonly onReceived: (received: number) => void;
}

/** Limit for replies with fewer bytes than before: the server lost a part, or another tab sent one. */
const mostSurprises = 5;

/** Sends the bytes the server lacks, from where the last upload ended. */
export async function uploadPhoto(
  estimate: string,
  { file, bytes }: PictureToSend,
  { wire, partBytes, onReceived }: UploadDependencies,
): Promise<Upload> {
  let surprises = 0;
  let told: Result<Received, Problem> = await wire.announce(estimate, file, bytes.size);
  while (true) {
    if (!told.ok) {
      const isSurprise = told.refusal.status === 409 && (surprises += 1) <= mostSurprises;
      if (!isSurprise) return failed(told.refusal);
      told = await wire.announce(estimate, file, bytes.size);
      continue;
    }
    const { received, state } = told.value;
    onReceived(received);
    if (state !== 'waiting') return confirmed(await wire.hasKept(estimate, file));
    if (received >= bytes.size && (surprises += 1) > mostSurprises) return failed(notTaken);
    const offset = Math.min(received, Math.max(0, bytes.size - 1));
    told = await wire.sendPart(estimate, file, offset, bytes.slice(offset, offset + partBytes));
  }
}

function confirmed(answer: Result<boolean, Problem>): Upload {
  if (!answer.ok) return failed(answer.refusal);
  return answer.value ? { kind: 'arrived' } : failed(notTaken);
}

const notTaken: Problem = {
  type: 'about:blank',
  title: 'The server has not kept the picture.',
  status: 503,
};

const final = new Set([400, 403, 404, 409, 413, 415, 422, 507]);

function failed(problem: Problem): Upload {
  return { kind: final.has(problem.status) ? 'refused' : 'later', problem };
}
