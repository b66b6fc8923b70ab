import { type ComponentProps, createElement } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import type { ForgottenDialog, ForgottenNote } from './day/forgotten-dialog.tsx';
import type { SwitchSheet } from './switch-sheet.tsx';

// The clock is drawn first; its dialogs are fetched when they are opened, or while the page is idle.
const switchSheet = onDemand(async () => (await import('./switch-sheet.tsx')).SwitchSheet);
const forgottenParts = onDemand(() => import('./day/forgotten-dialog.tsx'));

export function SwitchSheetPart(props: ComponentProps<typeof SwitchSheet>) {
  const Sheet = useOnDemand(switchSheet, props.isOpen);
  return Sheet ? createElement(Sheet, props) : null;
}

export function ForgottenNotePart(props: ComponentProps<typeof ForgottenNote>) {
  const parts = useOnDemand(forgottenParts, true);
  return parts ? createElement(parts.ForgottenNote, props) : null;
}

export function ForgottenDialogPart(props: ComponentProps<typeof ForgottenDialog>) {
  const parts = useOnDemand(forgottenParts, true);
  return parts ? createElement(parts.ForgottenDialog, props) : null;
}
