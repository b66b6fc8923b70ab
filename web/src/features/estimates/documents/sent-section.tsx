import { SentList } from '../lifecycle/send/sent-list.tsx';
import type { SectionProps } from './section-props.ts';

/** The emails sent for this estimate, with their delivery status. */
export function SentSection({ estimateId }: SectionProps) {
  return <SentList estimateId={estimateId} />;
}
