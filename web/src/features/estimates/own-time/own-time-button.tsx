import type { Line } from '@dre/core/domain/estimates/model/line';
import { createElement } from 'react';
import { PlainButton } from '../../../ui/actions/PlainButton.tsx';
import { Popover } from '../../../ui/overlays/Popover.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import styles from '../lines/lines.module.css';
import { useAskedQuery } from './use-asked-query.ts';

const panel = onDemand(async () => (await import('./own-time-panel.tsx')).OwnTimePanel);

interface OwnTimeButtonProps {
  readonly line: Line;
  readonly bookHours: number;
  readonly isReadOnly: boolean;
}

/** Opens the shop's own time under the hours. Nothing of it is fetched before. */
export function OwnTimeButton({ line, bookHours, isReadOnly }: OwnTimeButtonProps) {
  const asked = useAskedQuery(line);
  const Panel = useOnDemand(panel, false);
  if (asked === null) return null;
  return (
    <Popover
      trigger={<PlainButton className={styles['link']}>Your shop</PlainButton>}
      label={`Your shop’s time for line ${String(line.number)}`}
      placement="bottom"
      needs={panel}
    >
      {Panel && createElement(Panel, { line, asked, book: bookHours, isReadOnly })}
    </Popover>
  );
}
