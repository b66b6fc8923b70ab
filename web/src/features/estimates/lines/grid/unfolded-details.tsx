import { createElement } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import type { LineDetailsProps } from '../line-details.tsx';
import styles from '../lines.module.css';

const details = onDemand(async () => (await import('../line-details.tsx')).LineDetails);

/** The details of the line in focus. Until they are here their room is kept, and what is written in it is shown. */
export function UnfoldedDetails(props: LineDetailsProps) {
  const Details = useOnDemand(details, true);
  if (Details) return createElement(Details, props);
  return <div className={`${styles['details']} ${styles['coming']}`}>{props.editor?.node}</div>;
}
