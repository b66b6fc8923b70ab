import { isLinkAddress } from '@dre/core/domain/content/link-address';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../actions/Button.tsx';
import { Dialog } from '../../overlays/Dialog.tsx';
import { TextField } from '../../fields/TextField.tsx';
import styles from './editor.module.css';

/** Sets, changes or removes the link at the cursor. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [href, setHref] = useState(before);
  const [error, setError] = useState<string>();
  const form = useId();
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    const address = completed(href.trim());
    if (!isLinkAddress(address)) {
      setError(
        'Type an address that begins with https://, http:// or mailto:, or a page of the product like /help/view-topics.',
      );
      return;
    }
    setLink(editor, address);
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    close();
  };
  const footer = (
    <>
      {before !== '' && <Button onPress={remove}>Remove link</Button>}
      <Button onPress={close}>Cancel</Button>
      <Button type="submit" form={form} variant="primary">
        OK
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title="Link" size="sm" footer={footer}>
      <form id={form} onSubmit={set} className={styles['form']}>
        <TextField
          label="Address"
          value={href}
          onChange={(value) => {
            setHref(value);
            setError(undefined);
          }}
          error={error}
          inputRef={focusOn}
          isRequired
          inputMode="url"
        />
      </form>
    </Dialog>
  );
}

function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
}

/** Completes typed addresses: "rv.example/prices", "support@rv.example". */
function completed(address: string): string {
  if (address === '' || address.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  if (/^[^@/\s]+@[^@/\s]+$/.test(address)) return `mailto:${address}`;
  return /^[^\s/]+\.[a-z]{2,}/i.test(address) ? `https://${address}` : address;
}

function setLink(editor: Editor, href: string): void {
  const mark = { type: 'link', attrs: { href } };
  if (editor.state.selection.empty && !editor.isActive('link')) {
    editor
      .chain()
      .insertContent({ type: 'text', text: href, marks: [mark] })
      .run();
    return;
  }
  editor.chain().extendMarkRange('link').setMark('link', { href }).run();
}
