/** Kinds of answers by share link that the shop still has to reply to; the others say all there is to say. */
export const kindsToDecide = ['question', 'comment', 'line-question', 'line-denial', 'proposal'] as const;

export function isToDecide(kind: string): boolean {
  return (kindsToDecide as readonly string[]).includes(kind);
}
