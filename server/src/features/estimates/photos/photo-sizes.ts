/** A picture as it was sent, and what strips and screens show instead. */
export const photoSizes = ['small', 'medium', 'full'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** Where the file store has it. The file's own name stands for its content. */
export function photoKey(companyId: string, file: string, size: PhotoSize): string {
  return `${companyId}/${file.slice(0, 2)}/${file}-${size}`;
}
