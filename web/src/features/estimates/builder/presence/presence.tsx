import { useBuilderCommands } from '../../commands/use-builder-commands.ts';
import { usePresence } from './use-presence.ts';
import { useVisitorMarks } from './use-collaborator-marks.ts';

/** Around the panes: who is where, and what can be told to the builder. */
export function Presence({ report }: { readonly report: (where: string | null) => void }) {
  usePresence(report);
  useVisitorMarks();
  useBuilderCommands();
  return null;
}
