import {
  createView,
  listViews,
  removeView,
  type SavedView,
  saveView,
  viewLimits,
} from '@dre/core/contract/estimates/saved-views';
import Bookmark from 'lucide-react/icons/bookmark';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { addressIn, addressText } from './list-address.ts';
import styles from './my-estimates.module.css';
import type { EstimateList } from './use-estimate-list.ts';

/** The user's saved views of the list: filters and order under a name. */
export function ViewsMenu({ list }: { readonly list: EstimateList }) {
  const { address, show } = list;
  const [views, setViews] = useViews(list);
  const [edited, setEdited] = useState<Partial<SavedView>>();
  const search = addressText(address);
  const current = views.find((view) => view.search === search);
  const items = views.map(({ id, name, isDefault }) => ({
    id,
    label: isDefault ? `${name} (opens first)` : name,
  }));
  const run = (id: string) => {
    const view = views.find((one) => one.id === id);
    if (view !== undefined) show(addressIn(view.search));
    else setEdited(id === 'change' ? current : { search });
  };
  const actions = [
    ...(current ? [{ id: 'change', label: `Rename or delete “${current.name}”` }] : []),
    { id: 'new', label: 'Save this view' },
  ];
  return (
    <>
      <Menu
        label="Views"
        items={[...items, ...(items.length > 0 ? (['line'] as const) : []), ...actions]}
        onAction={run}
        placement="bottom end"
        trigger={
          <Button variant="ghost" icon={<Bookmark aria-hidden="true" />}>
            {current?.name ?? 'Views'}
          </Button>
        }
      />
      {edited && <ViewDialog view={edited} onViews={setViews} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** The list opens with the default view if its address requests nothing. */
function useViews({ address, show }: EstimateList) {
  const api = useApi();
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const open = useEffectEvent((all: readonly SavedView[]) => {
    setViews(all);
    const first = all.find(({ isDefault }) => isDefault);
    if (first !== undefined && Object.keys(address).length === 0) show(addressIn(first.search), true);
  });
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const reply = await api.call(listViews, { query: {}, signal: abort.signal });
      if (reply.ok && !abort.signal.aborted) open(reply.value);
    };
    void read();
    return () => abort.abort();
  }, [api]);
  return [views, setViews] as const;
}

interface ViewDialogProps {
  readonly view: Partial<SavedView>;
  readonly onViews: (views: readonly SavedView[]) => void;
  readonly onClose: () => void;
}

function ViewDialog({ view, onViews, onClose }: ViewDialogProps) {
  const [name, setName] = useState(view.name ?? '');
  const [isDefault, setDefault] = useState(view.isDefault ?? false);
  const action = useAction();
  const { id, search = '' } = view;
  const finish = (views: readonly SavedView[] | undefined) => {
    if (views === undefined) return;
    onViews(views);
    onClose();
  };
  const body = { name: name.trim(), search, isDefault };
  const save = async () =>
    finish(
      id === undefined
        ? await action.run(createView, { body }, 'View saved')
        : await action.run(saveView, { params: { id }, body }, 'View saved'),
    );
  const remove = async (of: string) =>
    finish(await action.run(removeView, { params: { id: of } }, 'View deleted'));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={id === undefined ? 'Save this view' : 'Change this view'}
      footer={
        <>
          {id !== undefined && (
            <Button variant="danger-outline" onPress={() => void remove(id)}>
              Delete
            </Button>
          )}
          <Button
            variant="primary"
            isDisabled={body.name === ''}
            loading={action.isBusy}
            onPress={() => void save()}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles['viewForm']}>
        {action.problem && (
          <Alert tone="error" role="alert">
            {problemText(action.problem)}
          </Alert>
        )}
        <TextField label="Name" value={name} onChange={setName} maxLength={viewLimits.name} />
        <Checkbox isSelected={isDefault} onChange={setDefault}>
          Opens first
        </Checkbox>
      </div>
    </Dialog>
  );
}
