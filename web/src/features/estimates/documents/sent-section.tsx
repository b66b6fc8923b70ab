import type { FC } from 'react';
import type { SectionProps } from './section-props.ts';

/** What was mailed and shared of this estimate. Nothing stands here until something can be sent. */
export const SentSection: FC<SectionProps> = () => null;
