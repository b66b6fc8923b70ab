import type { ReplyOf } from '@dre/core/contract/endpoint';
import { handleMessage, listMessages, messageStates } from '@dre/core/contract/enquiries/enquiry-inbox';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Facts } from '../../lib/components/facts.tsx';
import { stamp } from '../../lib/text/format.ts';
import { ListPage } from '../../lib/components/list-page.tsx';
import styles from '../../lib/components/list-page.module.css';
import { RowButton } from '../../lib/components/row-button.tsx';
import { useApi } from '../../lib/calls/services.ts';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { useInfiniteQuery } from '../../lib/calls/use-infinite-query.ts';
import { When } from '../../lib/text/when.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SegmentedControl } from '../../ui/actions/SegmentedControl.tsx';
import type { Column } from '../../ui/layout/Table.tsx';

type Message = ReplyOf<typeof listMessages>['items'][number];

const words = { open: 'Open', handled: 'Handled' } as const;
const shownLetters = 60;

/** The inbox of contact messages. */
export function MessagesPage() {
  const api = useApi();
  const navigate = useNavigate();
  const { state: given, open: asked } = useSearch({ strict: false });
  const state = messageStates.find((one) => one === given) ?? 'open';
  const list = useInfiniteQuery<Message>(
    (after, signal) => api.call(listMessages, { query: { state, ...(after && { after }) }, signal }),
    state,
  );
  const [chosen, setOpen] = useState<Message | null>();
  // A link to one message opens it, until it is closed.
  const open = chosen === undefined ? list.rows.find(({ id }) => id === asked) : chosen;
  return (
    <ListPage
      title="Messages"
      noun={['message', 'messages']}
      list={list}
      columns={columnsFor(setOpen)}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title={state === 'open' ? 'No message is open' : 'No message was handled yet'}>
          Messages arrive from the form Contact Us.
        </EmptyState>
      }
      filters={
        <SegmentedControl
          label="Messages by state"
          segments={messageStates.map((id) => ({ id, label: words[id] }))}
          value={state}
          onChange={(next) =>
            void navigate({ to: '/admin/messages', search: { state: next }, replace: true })
          }
        />
      }
    >
      {open && <MessageDrawer message={open} onClose={() => setOpen(null)} onHandled={list.refetch} />}
    </ListPage>
  );
}

interface MessageDrawerProps {
  readonly message: Message;
  readonly onClose: () => void;
  readonly onHandled: () => void;
}

function MessageDrawer({ message, onClose, onHandled }: MessageDrawerProps) {
  const { run, isBusy, problem } = useAction();
  const isOpen = message.state === 'open';
  const handle = async () => {
    const success = isOpen ? 'The message is handled.' : 'The message is open again.';
    const parts = { params: { id: message.id }, body: { handled: isOpen } };
    if (!(await run(handleMessage, parts, success))) return;
    onHandled();
    onClose();
  };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={`Message from ${message.name}`}
      footer={
        <Button variant="primary" loading={isBusy} onPress={() => void handle()}>
          {isOpen ? 'Mark as handled' : 'Open again'}
        </Button>
      }
    >
      <div className={styles['stack']}>
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <Facts
          rows={[
            ['Name', message.name],
            ['Title', message.title],
            ['Company', message.company],
            ['Phone Number', message.phone],
            ['Email Address', message.email],
            ['Received', stamp(new Date(message.receivedAt))],
            ...(message.handledAt === null
              ? []
              : ([
                  ['Handled', `${stamp(new Date(message.handledAt))}, by ${message.handledBy ?? '–'}`],
                ] as const)),
            ['Message', message.message],
          ]}
        />
      </div>
    </Drawer>
  );
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= shownLetters ? line : `${line.slice(0, shownLetters)}…`;
}

function columnsFor(onOpen: (message: Message) => void): readonly Column<Message>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: (message) => <RowButton onPress={() => onOpen(message)}>{message.name}</RowButton>,
    },
    { id: 'company', header: 'Company', isName: true, cell: ({ company }) => company ?? '–' },
    { id: 'message', header: 'Message', isName: true, cell: ({ message }) => shortened(message) },
    { id: 'received', header: 'Received', cell: ({ receivedAt }) => <When at={receivedAt} /> },
    {
      id: 'state',
      header: 'State',
      cell: (message) => (
        <Badge tone={message.state === 'open' ? 'amber' : 'neutral'}>{words[message.state]}</Badge>
      ),
    },
  ];
}
