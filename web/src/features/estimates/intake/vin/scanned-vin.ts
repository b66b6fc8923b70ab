/** The VIN in a bar code: some begin with an I for imported units, some hold an address around it. */
export function scannedVin(text: string): string | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s*-]/g, '');
  if (/^I?[A-HJ-NPR-Z0-9]{17}$/.test(plain)) return plain.slice(-17);
  return /(?<![A-Z0-9])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/.exec(text.toUpperCase())?.[0];
}
