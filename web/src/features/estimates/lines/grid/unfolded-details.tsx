import { createElement } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import type { LineDetailsProps } from '../line-details.tsx';
import styles from '../lines.module.css';

const details = onDemand(async () => (await import('../line-details.tsx')).LineDetails);

/** The details of the focused line. While they load, their space is reserved and the open editor is visible. */
export function UnfoldedDetails(props: LineDetailsProps) {
  const Details = useOnDemand(details, true);
  if (Details) return createElement(Details, props);
  return <div className={`${styles['details']} ${styles['coming']}`}>{props.editor?.node}</div>;
}
