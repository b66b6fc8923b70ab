import {
  bookViewLimits,
  listBookViews,
  removeBookView,
  saveBookView,
  type SavedBookView,
} from '@dre/core/contract/catalogue/book-views';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { problemText, useAction } from '../../../../lib/calls/use-action.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { type PartsAddress, viewIn, viewText } from './parts-address.ts';

interface ViewsMenuProps {
  readonly address: PartsAddress;
  readonly onChange: (address: PartsAddress) => void;
}

/** The administrator's saved views of the parts: filters and order under a name. */
export function ViewsMenu({ address, onChange }: ViewsMenuProps) {
  const read = useQuery(listBookViews, { query: {} });
  const [updated, setUpdated] = useState<readonly SavedBookView[]>();
  const [isSaving, setSaving] = useState(false);
  const action = useAction();
  const views = updated ?? read.data ?? [];
  const search = viewText(address);
  const current = views.find((view) => view.search === search);
  const forget = async (name: string) => {
    const left = await action.run(removeBookView, { body: { name } }, 'View deleted');
    if (left !== undefined) setUpdated(left);
  };
  const runAction = (id: string) => {
    if (id === 'new') setSaving(true);
    else if (id === 'forget') {
      if (current !== undefined) void forget(current.name);
    } else onChange(viewIn(views.find(({ name }) => `view ${name}` === id)?.search ?? ''));
  };
  const items = views.map(({ name }) => ({ id: `view ${name}`, label: name }));
  return (
    <>
      <Menu
        label="Views"
        items={[
          ...items,
          ...(items.length > 0 ? (['line'] as const) : []),
          { id: 'new', label: 'Save this view' },
          ...(current ? [{ id: 'forget', label: `Delete “${current.name}”`, isDanger: true }] : []),
        ]}
        onAction={runAction}
        trigger={
          <Button variant="ghost" icon={<Bookmark aria-hidden="true" />}>
            {current?.name ?? 'Views'}
          </Button>
        }
      />
      {isSaving && <SaveView search={search} onSaved={setUpdated} onClose={() => setSaving(false)} />}
    </>
  );
}

interface SaveViewProps {
  readonly search: string;
  readonly onSaved: (views: readonly SavedBookView[]) => void;
  readonly onClose: () => void;
}

function SaveView({ search, onSaved, onClose }: SaveViewProps) {
  const [name, setName] = useState('');
  const action = useAction();
  const save = async () => {
    const views = await action.run(saveBookView, { body: { name: name.trim(), search } }, 'View saved');
    if (views === undefined) return;
    onSaved(views);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Save this view"
      footer={
        <Button
          variant="primary"
          isDisabled={name.trim() === ''}
          loading={action.isBusy}
          onPress={() => void save()}
        >
          Save
        </Button>
      }
    >
      {action.problem && (
        <Alert tone="error" role="alert">
          {problemText(action.problem)}
        </Alert>
      )}
      <TextField
        label="Name"
        help="A view of the same name is replaced."
        value={name}
        onChange={setName}
        maxLength={bookViewLimits.name}
      />
    </Dialog>
  );
}
