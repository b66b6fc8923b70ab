import type { BeforeAndAfter, RepricedLine } from '@dre/core/domain/estimates/versions/preview-edition-move';
import { useState } from 'react';
import { amount, day, hours } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import styles from './newer-book.module.css';
import { bookName } from './newer-book-text.ts';
import type { NewerBookNow } from './use-newer-book.ts';

/** Lists everything a newer book would change here, line by line, before anything changes. */
export function MoveDialog({
  newer,
  onClose,
}: {
  readonly newer: NewerBookNow;
  readonly onClose: () => void;
}) {
  const { applyChanges, announce } = useBuilder();
  const { target, present, newest, move, dismiss } = newer;
  const name = bookName(target, present);
  const go = () => {
    if (!applyChanges(`Move to ${name}`, [{ kind: 'move-to-edition', ...target, staying: [] }])) return;
    announce(`Moved to ${name}. Total ${amount(move.total.after)}`);
    onClose();
  };
  const stay = () => {
    dismiss();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={`What ${name} changes`}
      footer={
        <>
          <p className={styles['total']}>
            Total <Change of={move.total} format={amount} />
          </p>
          <Button onPress={stay}>{`Keep ${bookName(present, target)}`}</Button>
          <Button variant="primary" onPress={go}>{`Move to ${name}`}</Button>
        </>
      }
    >
      <p className={styles['about']}>{aboutText(newest.edition, target.edition !== present.edition)}</p>
      <RepricedLines lines={move.lines} />
      {move.staying.length > 0 && (
        <p className={styles['about']}>
          {`Not in ${name}, so they keep their values: ${move.staying.map(({ number, description }) => `${number} ${description}`).join(', ')}.`}
        </p>
      )}
    </Dialog>
  );
}

function aboutText({ publishedAt, note }: NewerBookNow['newest']['edition'], isEdition: boolean): string {
  const published = isEdition ? `Published ${day(new Date(publishedAt))}. ` : '';
  const prefix = isEdition && note !== '' ? `${note}. ` : '';
  return `${published}${prefix}What you typed stays. One undo takes all of it back.`;
}

const mostAtOnce = 200;

function RepricedLines({ lines }: { readonly lines: readonly RepricedLine[] }) {
  const [isWhole, setWhole] = useState(false);
  const visible = isWhole ? lines : lines.slice(0, mostAtOnce);
  return (
    <>
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Part</th>
            <th scope="col">Hours</th>
            <th scope="col">Price</th>
            <th scope="col">Line total</th>
          </tr>
        </thead>
        <tbody>
          {visible.map((line) => (
            <tr key={line.lineId}>
              <td>{line.number}</td>
              <th scope="row">{line.description}</th>
              <td data-label="Hours">
                <Change of={line.hours} format={hours} />
              </td>
              <td data-label="Price">
                <Change of={line.price} format={amount} />
              </td>
              <td data-label="Line total">
                <Change of={line.amount} format={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {visible.length < lines.length && (
        <Button onPress={() => setWhole(true)}>{`Show all ${lines.length.toLocaleString('en-US')}`}</Button>
      )}
    </>
  );
}

function Change<Value extends number>({
  of: { before, after },
  format,
}: {
  readonly of: BeforeAndAfter<Value>;
  readonly format: (value: number) => string;
}) {
  if (before === after) return <span className={styles['same']}>{format(after)}</span>;
  return (
    <>
      <span className={styles['before']}>{format(before)}</span>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden>to</VisuallyHidden>
      <strong>{format(after)}</strong>
    </>
  );
}
