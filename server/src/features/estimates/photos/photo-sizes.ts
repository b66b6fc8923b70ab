/** A picture as it was sent, and its smaller sizes for strips and screens. */
export const photoSizes = ['small', 'medium', 'full'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** The key in the file store. The file's name is its content hash. */
export function photoKey(companyId: string, file: string, size: PhotoSize): string {
  return `${companyId}/${file.slice(0, 2)}/${file}-${size}`;
}
