import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { restoredLine } from '@dre/core/domain/estimates/versions/restore-line';
import { newId } from '../../../lib/new-id.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import type { EstimateNow } from '../open/use-estimate.ts';

/** Restores a line into the draft; without a draft, it offers to start a supplement. */
export function useRestoring({ store, mayEdit, estimate }: EstimateNow) {
  const { confirm, dialog } = useConfirm();
  const mayWrite = mayEdit && estimate.stage !== 'void';
  const restore = async (line: Line) => {
    const { estimate: present, book } = store.snapshot();
    const opening: Change[] = present.draft === null ? [{ kind: 'start-supplement' }] : [];
    const label = `Bring back line ${line.number}`;
    if (opening.length > 0) {
      const heading = `Start supplement ${present.versions.length}?`;
      const message = `${present.versions.at(-1)?.label ?? ''} is locked. Line ${line.number} comes back in a supplement.`;
      if (!(await confirm({ heading, message, cancel: true }))) return;
    }
    const draft = { ...present, draft: present.draft ?? 'S01' } as const;
    const changes = restoredLine(draft, line, book, newId);
    if (changes.length === 0) {
      return void showBanner({ message: `Line ${line.number} says this already.` });
    }
    const done = store.write(label, [...opening, ...changes]);
    void showBanner(
      done.ok
        ? {
            message: `Line ${line.number} is back`,
            // A started supplement is not undone by a key: it is discarded by its own command.
            ...(opening.length === 0 && { action: { label: 'Undo', onPress: store.undoOfNewest() } }),
          }
        : { message: refusalMessage(done.refusal), tone: 'error' },
    );
  };
  return { restore: mayWrite ? (line: Line) => void restore(line) : undefined, dialog };
}
