import { uploadContentPicture } from '@dre/core/contract/content/content';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { sizeRefusal, maxFileBytes } from '../text/file-size.ts';
import type { UploadedPicture } from '../../ui/text/editor/editor-props.ts';
import type { Api } from './api.ts';
import { problemText } from './use-action.ts';

/** Uploads a picture for rich text or ads, or returns why it was refused. */
export function pictureUploader(api: Api): (file: File) => Promise<Result<UploadedPicture, string>> {
  return async (file) => {
    const tooLarge = sizeRefusal(file.size, maxFileBytes);
    if (tooLarge !== undefined) return refuse(tooLarge);
    const body = new Uint8Array(await file.arrayBuffer());
    const kept = await api.call(uploadContentPicture, { body });
    return kept.ok ? accept(kept.value) : refuse(problemText(kept.refusal));
  };
}
