import { createElement } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import type { PartDialogsProps } from './question-dialog.tsx';

const dialog = onDemand(async () => (await import('./question-dialog.tsx')).QuestionDialog);

/** The dialog that was asked for, loaded by then. */
export function PartDialogs(props: PartDialogsProps) {
  const Asked = useOnDemand(dialog, props.screen.question !== null);
  return Asked && props.screen.question !== null ? createElement(Asked, props) : null;
}
