import type { FC } from 'react';
import type { SectionProps } from './section-props.ts';

/** The estimate for other programs. Nothing stands here until it can be handed over. */
export const ExchangeSection: FC<SectionProps> = () => null;
