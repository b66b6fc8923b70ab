import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Download from 'lucide-react/icons/download';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { listLimits } from '@dre/core/contract/estimates/estimate-list';
import { useMay } from '../../session/use-may.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import styles from './my-estimates.module.css';
import type { ListActions } from './use-list-actions.ts';
import type { Selection } from './use-selection.ts';

interface ActionBarProps {
  readonly selection: Selection;
  readonly actions: ListActions;
  readonly isArchive: boolean;
  readonly colleagues: readonly { readonly id: string; readonly name: string }[];
}

/** Actions on the selected rows. */
export function ActionBar({ selection, actions, isArchive, colleagues }: ActionBarProps) {
  const may = useMay();
  const ids = [...selection.ids];
  const isTooMany = ids.length > listLimits.together;
  const archive = async () => {
    if (await actions.archive(ids, !isArchive)) selection.clear();
  };
  const assign = async (colleague: string) => {
    if (await actions.assign(ids, colleague)) selection.clear();
  };
  return (
    <section className={styles['bar']} aria-label="Selected estimates">
      <output>
        <b>{ids.length}</b> selected{isTooMany && `, at most ${listLimits.together} at once`}
      </output>
      {may('edit-estimates') && (
        <>
          <Button
            icon={isArchive ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
            isDisabled={isTooMany}
            loading={actions.isBusy}
            onPress={() => void archive()}
          >
            {isArchive ? 'Put back' : 'Archive'}
          </Button>
          <Menu
            label="Assign to"
            items={colleagues.map(({ id, name }) => ({ id, label: name }))}
            onAction={(id) => void assign(id)}
            trigger={
              <Button
                icon={<UserRoundPen aria-hidden="true" />}
                isDisabled={isTooMany || colleagues.length === 0}
              >
                Assign
              </Button>
            }
          />
        </>
      )}
      <Button
        icon={<Download aria-hidden="true" />}
        isDisabled={isTooMany}
        onPress={() => void actions.save(ids)}
      >
        Export
      </Button>
      <Button variant="ghost" onPress={selection.clear}>
        Clear selection
      </Button>
    </section>
  );
}
