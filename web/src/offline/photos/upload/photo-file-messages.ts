import { photoLimits } from '@dre/core/contract/estimates/photos';
import { fileSize } from '../../../lib/text/file-size.ts';
import type { PictureRefusal } from '../shrink/shrink-job.ts';

export const emptyFile = 'The file is empty.';

/** The reason a picture is too large to send even when shrunk; null where it fits. */
export function sentSizeIssue(bytes: number): string | null {
  const { fileBytes } = photoLimits;
  if (bytes <= fileBytes) return null;
  return `${fileSize(bytes)}, and this browser cannot make it smaller. The limit is ${fileSize(fileBytes)}: save it as a JPEG and add it again.`;
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
