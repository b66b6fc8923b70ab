import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { count } from '../../board/view/board-text.ts';
import styles from '../../dialogs/dialogs.module.css';
import { takeFocus } from '../../dialogs/order-dialog.tsx';
import partStyles from '../parts.module.css';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { Parts } from '../use-parts.ts';
import { scannedRow } from '../view/scanned-part.ts';
import { hasScanner, lookForCodes } from './camera.ts';

interface ScanDialogProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly onClose: () => void;
}

/** Each code is a part that arrived. Scanners type into the field and end with Enter; the camera reads by itself. */
export function ScanDialog({ parts, screen, onClose }: ScanDialogProps) {
  const [code, setCode] = useState('');
  const [hits, setHits] = useState<readonly string[]>([]);
  const [unknown, setUnknown] = useState<string | null>(null);
  const take = async (read: string) => {
    const row = scannedRow(parts.all, read);
    setCode('');
    setUnknown(row === undefined ? read : null);
    if (row === undefined) return;
    const { description, unit } = row.part.work;
    const isHere = row.quantities.onTheWay === 0;
    if (!isHere) await screen.receive([row]);
    const words = isHere
      ? `${description} is here already. Count it.`
      : `${description}, ${partCountText(row.quantities.onTheWay, unit)}, ${row.number}`;
    setHits((before) => [words, ...before]);
    screen.open({ id: row.id });
  };
  return (
    <Dialog isOpen onClose={onClose} title="Receive by scan">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '') void take(code.trim());
        }}
      >
        {hasScanner() && <Camera onRead={(read) => void take(read)} />}
        <TextField
          label="Part number"
          help="Scan the label, or type the number and press Enter."
          inputRef={takeFocus}
          maxLength={100}
          value={code}
          onChange={setCode}
        />
        <output className={partStyles['scanned']}>
          {unknown !== null && (
            <span>
              <b>Not on any order.</b>
              <Button
                onPress={() => {
                  parts.find.type(unknown);
                  onClose();
                }}
              >
                {`Search ${unknown}`}
              </Button>
            </span>
          )}
          {unknown === null && hits[0] !== undefined && <span>{hits[0]}</span>}
          {hits.length > 0 && <small>{`${count(hits.length, 'scan')} so far`}</small>}
        </output>
        <div className={styles['actions']}>
          <Button onPress={onClose}>Done</Button>
        </div>
      </form>
    </Dialog>
  );
}

function Camera({ onRead }: { readonly onRead: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const abort = new AbortController();
    const run = async () => {
      try {
        await lookForCodes(video.current, (code) => read(code), abort.signal);
      } catch {
        if (!abort.signal.aborted) setProblem('The camera cannot be used. Type the part number.');
      }
    };
    void run();
    return () => abort.abort();
  }, []);
  if (problem !== null) return <p className={styles['muted']}>{problem}</p>;
  return <video ref={video} className={partStyles['camera']} muted playsInline />;
}
