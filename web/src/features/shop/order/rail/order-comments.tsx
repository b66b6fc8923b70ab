import { readComments } from '@dre/core/contract/estimates/comments';
import MessageSquare from 'lucide-react/icons/message-square';
import { createElement, useState } from 'react';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';

const list = onDemand(async () => (await import('../../../estimates/comments/comment-list.tsx')).CommentList);
const form = onDemand(async () => (await import('../../../estimates/comments/comment-form.tsx')).CommentForm);

/** The comments of the estimate: one conversation about the unit, wherever it is read. */
export function OrderComments({ estimateId: id }: { readonly estimateId: string }) {
  const [isOpen, setOpen] = useState(false);
  const List = useOnDemand(list, isOpen);
  const Form = useOnDemand(form, isOpen);
  const { data, error, refetch } = useQuery(readComments, { params: { id } }, `${id} ${String(isOpen)}`);
  const count = data?.comments.length ?? 0;
  return (
    <>
      <Button full icon={<MessageSquare aria-hidden="true" />} onPress={() => setOpen(true)}>
        {count === 0 ? 'Comments' : `Comments ${String(count)}`}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Comments">
        <p>Only people of your company see them. They are on no document.</p>
        {error !== undefined && (
          <Alert tone="error" role="alert">
            {problemText(error)} <Button onPress={refetch}>Try again</Button>
          </Alert>
        )}
        {data !== undefined &&
          List &&
          createElement(List, { id, comments: data.comments, onChanged: refetch })}
        {data?.mayComment === true && Form && createElement(Form, { id, onSent: refetch })}
      </Drawer>
    </>
  );
}
