/** Hands a file that was made in the page, or has come to it, over to the browser's downloads. */
export function saveFile(name: string, type: string, ...parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it while it saves it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The mark tells spreadsheets that the letters are UTF-8. */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, 'text/csv', '\uFEFF', csv);
}
