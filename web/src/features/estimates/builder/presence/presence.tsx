import { useBuilderCommands } from '../../commands/use-builder-commands.ts';
import { usePresence } from './use-presence.ts';
import { useCollaboratorMarks } from './use-collaborator-marks.ts';

/** Reports and marks presence, and registers the builder's commands. */
export function Presence({ report }: { readonly report: (where: string | null) => void }) {
  usePresence(report);
  useCollaboratorMarks();
  useBuilderCommands();
  return null;
}
