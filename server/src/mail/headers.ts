/** Control characters end a header line and could begin another, so a header gets spaces instead. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Derived from the mail's id, so that a mail sent again after a crash is recognized as the same. */
export function messageIdOf(mailId: string, sender: string): string {
  return `<${mailId}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
}
