export const maxFileBytes = 10_485_760; // spec §9

const units = [
  { name: 'MB', bytes: 1024 * 1024, digits: 1 },
  { name: 'KB', bytes: 1024, digits: 0 },
] as const;

/** "14.2 MB", "10 MB", "640 KB": at most one decimal, and none that is zero. */
export function fileSize(bytes: number): string {
  for (const { name, bytes: size, digits } of units) {
    if (bytes >= size) return `${Number((bytes / size).toFixed(digits))} ${name}`;
  }
  return `${bytes} B`;
}

/** The message for a file that is too large, or undefined. */
export function sizeRefusal(bytes: number, limit = maxFileBytes): string | undefined {
  if (bytes <= limit) return undefined;
  // A byte too many must not read "10 MB. The limit is 10 MB."
  const shown =
    fileSize(bytes) === fileSize(limit) ? `${bytes.toLocaleString('en-US')} bytes` : fileSize(bytes);
  return `${shown}. The limit is ${fileSize(limit)}.`;
}
