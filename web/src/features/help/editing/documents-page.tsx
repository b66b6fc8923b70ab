import { type HelpDocument, helpDocumentTypes, listHelpDocuments } from '@dre/core/contract/help/help';
import { removeHelpDocument, renameHelpDocument } from '@dre/core/contract/help/help-admin';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { day } from '../../../lib/text/format.ts';
import { ListPage } from '../../../lib/components/list-page.tsx';
import { useAction, problemText } from '../../../lib/calls/use-action.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { useInfiniteQuery } from '../../../lib/calls/use-infinite-query.ts';
import { accept } from '@dre/core/domain/result';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import type { Column } from '../../../ui/layout/Table.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileUp from 'lucide-react/icons/file-up';
import { fileSize } from '../file-size.ts';
import { UploadForm } from './upload-form.tsx';

/** The documents of the help: rename, replace, remove. */
export function ManageDocumentsPage() {
  const api = useApi();
  const list = useInfiniteQuery<HelpDocument>(async (_after, signal) => {
    const answer = await api.call(listHelpDocuments, { query: {}, signal });
    return answer.ok ? accept({ items: answer.value, total: answer.value.length, next: null }) : answer;
  }, '');
  const [renamed, setRenamed] = useState<HelpDocument>();
  const [replaced, setReplaced] = useState<HelpDocument>();
  const { confirm, dialog } = useConfirm();
  const action = useAction();
  const remove = async ({ id, title }: HelpDocument) => {
    const message = 'Its file is gone for good, and readers no longer find it.';
    const heading = `Delete “${title}”?`;
    if (!(await confirm({ heading, message, cancel: true, destructive: true }))) return;
    if (await action.run(removeHelpDocument, { params: { id } }, 'The document is deleted.')) list.refetch();
  };
  const act = (document: HelpDocument, what: string) => {
    if (what === 'rename') setRenamed(document);
    else if (what === 'replace') setReplaced(document);
    else void remove(document);
  };
  const close = () => {
    setRenamed(undefined);
    setReplaced(undefined);
    list.refetch();
  };
  return (
    <ListPage
      title="Manage help documents"
      noun={['document', 'documents']}
      list={list}
      columns={columnsFor(act)}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          icon={<FileUp />}
          title="No help documents yet"
          actions={<Link to="/help-admin/upload-document">Upload document</Link>}
        >
          Guides and drawings to download are listed for readers beside the topics.
        </EmptyState>
      }
      filters={
        action.problem ? (
          <Alert tone="error" role="alert">
            {problemText(action.problem)}
          </Alert>
        ) : (
          <Link to="/help-admin/upload-document">Upload another document</Link>
        )
      }
    >
      {dialog}
      {renamed && <RenameDialog document={renamed} onClose={close} />}
      {replaced && (
        <Dialog isOpen onClose={close} title={`Another file for “${replaced.title}”`}>
          <UploadForm replaces={replaced} onDone={close} />
        </Dialog>
      )}
    </ListPage>
  );
}

function columnsFor(onAct: (document: HelpDocument, what: string) => void): readonly Column<HelpDocument>[] {
  return [
    { id: 'title', header: 'Document', isRowHeader: true, cell: ({ title }) => title },
    { id: 'file', header: 'File', isName: true, cell: ({ fileName }) => fileName },
    { id: 'type', header: 'Type', cell: ({ mediaType }) => helpDocumentTypes[mediaType] },
    { id: 'size', header: 'Size', isNumeric: true, cell: ({ bytes }) => fileSize(bytes) },
    { id: 'added', header: 'Added', cell: ({ addedAt }) => day(new Date(addedAt)) },
    {
      id: 'actions',
      header: 'Actions',
      isActions: true,
      cell: (document) => (
        <Menu
          label={`Actions for ${document.title}`}
          items={[
            { id: 'rename', label: 'Rename…' },
            { id: 'replace', label: 'Replace the file…' },
            'line',
            { id: 'remove', label: 'Delete…', isDanger: true },
          ]}
          onAction={(what) => onAct(document, what)}
          trigger={
            <Button
              variant="ghost"
              iconOnly
              aria-label={`Actions for ${document.title}`}
              icon={<Ellipsis aria-hidden="true" />}
            />
          }
        />
      ),
    },
  ];
}

function RenameDialog({
  document,
  onClose,
}: {
  readonly document: HelpDocument;
  readonly onClose: () => void;
}) {
  const [title, setTitle] = useState(document.title);
  const action = useAction();
  const save = async () => {
    const parts = { params: { id: document.id }, body: { title } };
    if (await action.run(renameHelpDocument, parts, 'The document is renamed.')) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Rename the document"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" loading={action.isBusy} onPress={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Title"
        isRequired
        value={title}
        onChange={setTitle}
        error={action.problem && (action.problem.errors?.['title'] ?? problemText(action.problem))}
      />
    </Dialog>
  );
}
