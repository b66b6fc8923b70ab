import { SentList } from '../lifecycle/sent-list.tsx';
import type { SectionProps } from './section-props.ts';

/** What was mailed of this estimate, and whether it arrived. */
export function SentSection({ estimateId }: SectionProps) {
  return <SentList estimateId={estimateId} />;
}
