import { useOpenedLine } from './use-opened-line.ts';
import { usePresence } from './use-presence.ts';
import { useVisitorMarks } from './use-visitor-marks.ts';

/** Who is where: oneself for the others, the others in the lines, and the line a link leads to. */
export function Presence({ report }: { readonly report: (where: string | null) => void }) {
  usePresence(report);
  useVisitorMarks();
  useOpenedLine();
  return null;
}
