import { photoLimits } from '@dre/core/contract/photos';
import { sizeRefusal } from '../../../ui/file-limit.ts';
import type { PictureRefusal } from './picture/shrink-job.ts';

/** Why a file of so many bytes is not taken; null where it is. */
export function sizeFault(bytes: number): string | null {
  if (bytes === 0) return 'The file is empty.';
  return sizeRefusal(bytes, photoLimits.fileBytes) ?? null;
}

const reasons: Record<PictureRefusal, string> = {
  'not-a-picture': 'Not a JPEG, PNG, WebP or HEIC picture, whatever its name says.',
  'too-many-pixels': 'More than 100 megapixels.',
  damaged: 'The picture is damaged and cannot be opened.',
  'not-read': 'The picture could not be read. Try it once more.',
};

export function pictureRefusal(refusal: PictureRefusal): string {
  return reasons[refusal];
}
