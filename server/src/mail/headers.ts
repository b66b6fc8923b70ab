/** Control characters end a header line and could begin another; a header gets spaces in their place. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Made from the mail's own id: a mail that is sent again after a crash is recognized as the same. */
export function messageIdOf(mailId: string, sender: string): string {
  return `<${mailId}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
}
