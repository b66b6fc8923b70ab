/** Passes a file created in or fetched by the page to the browser's downloads. */
export function saveFile(name: string, type: string, ...parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser still reads the address while saving.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The byte order mark tells spreadsheets that the text is UTF-8. */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, 'text/csv', '\uFEFF', csv);
}
