/** (616) 555-0188. Ten digits typed in a row are grouped; a number somebody grouped stays as it was written. */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.trim()) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}
