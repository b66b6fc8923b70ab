import { addComment, commentLimits } from '@dre/core/contract/estimates/comments';
import { useState, useSyncExternalStore } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { aboutText } from './comment-text.ts';
import styles from './comments.module.css';
import { useCommentDraft } from './use-comment-draft.ts';

interface CommentFormProps {
  readonly id: string;
  readonly onSent: () => void;
}

export function CommentForm({ id, onSent }: CommentFormProps) {
  const { now, selection } = useBuilder();
  const draft = useCommentDraft(id);
  const { run, isBusy, problem } = useAction();
  const [isAboutLine, setAboutLine] = useState(false);
  const { line } = useSyncExternalStore(selection.subscribe, selection.get);
  // The selected row may be an automatic line, which exists only as long as its cause.
  const selectedLine = now.estimate.lines.find((one) => one.id === line)?.id ?? null;
  const lineId = isAboutLine ? selectedLine : null;
  const isEmpty = draft.text.trim() === '';
  const send = async () => {
    if (isEmpty || isBusy) return;
    const parts = { params: { id }, body: { id: draft.id, text: draft.text, lineId } };
    if ((await run(addComment, parts, 'Comment added')) === undefined) return;
    draft.forget();
    setAboutLine(false);
    onSent();
  };
  return (
    <div className={styles['form']}>
      <TextArea
        label="Your comment"
        rows={3}
        maxLength={commentLimits.text}
        value={draft.text}
        onChange={draft.write}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      {selectedLine !== null && (
        <Checkbox isSelected={isAboutLine} onChange={setAboutLine}>
          {`About ${aboutText(now.estimate, selectedLine) ?? ''}`}
        </Checkbox>
      )}
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      <Button variant="primary" loading={isBusy} isDisabled={isEmpty} onPress={() => void send()}>
        Comment
      </Button>
    </div>
  );
}
