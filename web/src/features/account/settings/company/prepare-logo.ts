import { settingsLimits } from '@dre/core/domain/account/settings-limits';
import { sizeRefusal } from '../../../../lib/text/file-size.ts';

/** Sharper than any letterhead prints it. */
const widest = 1_200;
const highest = 600;

export type PreparedLogo =
  | { readonly ok: true; readonly image: string }
  | { readonly ok: false; readonly reason: string };

/** Prepares a logo for the letterhead: no larger than it is printed, and without camera metadata. */
export async function prepareLogo(file: File): Promise<PreparedLogo> {
  const tooLarge = sizeRefusal(file.size, settingsLimits.logoBytes);
  if (tooLarge !== undefined) return { ok: false, reason: tooLarge };
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, widest / picture.width, highest / picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return { ok: true, image: canvas.toDataURL(type, 0.9) };
  } catch {
    return { ok: false, reason: 'This is not a picture. Choose a PNG or JPEG file.' };
  }
}
