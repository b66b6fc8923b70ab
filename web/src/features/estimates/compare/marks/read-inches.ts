/** Reads "30", "30.5 in", "2 ft", "2 ft 6 in", 2'6": inches without a unit; undefined if it is no length. */
export function readInches(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/feet|foot|ft\.?|['’′]/g, ' f ')
    .replaceAll(/inches|inch|in\.?|["”″]/g, ' i ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const number = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
  const [, feet, rest] = new RegExp(`^${number} f(?: ${number}(?: i)?)?$`).exec(plain) ?? [];
  const [, alone] = new RegExp(`^${number}(?: i)?$`).exec(plain) ?? [];
  if (feet === undefined && alone === undefined) return undefined;
  const inches = feet === undefined ? Number(alone) : Number(feet) * 12 + Number(rest ?? 0);
  return inches > 0 ? inches : undefined;
}
