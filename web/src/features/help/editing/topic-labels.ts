import type { HelpTopicRow } from '@dre/core/contract/help/help-admin';
import type { BadgeTone } from '../../../ui/feedback/Badge.tsx';

export const stateLabels: Readonly<
  Record<HelpTopicRow['state'], { readonly name: string; readonly tone: BadgeTone }>
> = {
  draft: { name: 'Draft', tone: 'neutral' },
  published: { name: 'Published', tone: 'green' },
  changed: { name: 'Changed since', tone: 'amber' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
};

/** The feedback of readers: "3 of 4 said it helped". */
export function helpedText({ helped, notHelped }: Pick<HelpTopicRow, 'helped' | 'notHelped'>): string {
  const all = helped + notHelped;
  return all === 0 ? 'Nobody has answered yet' : `${String(helped)} of ${String(all)} said it helped`;
}
