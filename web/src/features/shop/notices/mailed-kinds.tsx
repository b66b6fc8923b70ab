import { chooseMailedNotices } from '@dre/core/contract/shop/notices';
import { type NoticeKind, noticeKinds } from '@dre/core/domain/shop/notices/staff-notice';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { InlineError } from '../../../ui/fields/InlineError.tsx';
import styles from './notices.module.css';

const kindLabels: Readonly<Record<NoticeKind, string>> = {
  answered: 'Owner or insurer asked or answered',
  'supplement-approved': 'A supplement was approved',
  'part-arrived': 'A part arrived',
  'part-late': 'A part is late',
  'promise-at-risk': 'A promise is at risk',
  'finding-reported': 'A finding was reported',
  'work-asked-for': 'Somebody asks for work',
};

interface MailedKindsProps {
  readonly mailed: readonly NoticeKind[];
  readonly onChanged: (mailed: NoticeKind[]) => void;
}

/** The kinds that also come by mail; none until the person chooses some. */
export function MailedKinds({ mailed, onChanged }: MailedKindsProps) {
  const { run, isBusy, problem } = useAction();
  const choose = async (kind: NoticeKind, isChosen: boolean) => {
    const next = noticeKinds.filter((one) => (one === kind ? isChosen : mailed.includes(one)));
    const done = await run(chooseMailedNotices, { body: { mailed: next } }, 'Saved.');
    if (done !== undefined) onChanged(done.mailed);
  };
  return (
    <fieldset className={styles['mailed']}>
      <legend>Also by mail to me</legend>
      {noticeKinds.map((kind) => (
        <Checkbox
          key={kind}
          isSelected={mailed.includes(kind)}
          isDisabled={isBusy}
          onChange={(isChosen) => void choose(kind, isChosen)}
        >
          {kindLabels[kind]}
        </Checkbox>
      ))}
      {problem !== undefined && <InlineError id="mailed-problem">{problemText(problem)}</InlineError>}
    </fieldset>
  );
}
