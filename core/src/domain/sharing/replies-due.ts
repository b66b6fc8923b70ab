/** Kinds of answers by share link that the shop still has to reply to; the others say all there is to say. */
export const kindsNeedingReply = ['question', 'comment', 'line-question', 'line-denial', 'proposal'] as const;

export function needsReply(kind: string): boolean {
  return (kindsNeedingReply as readonly string[]).includes(kind);
}
