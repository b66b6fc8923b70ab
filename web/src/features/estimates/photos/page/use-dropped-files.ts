import { useEffect, useEffectEvent, useState } from 'react';

/** Handles files dropped anywhere on the page, or pasted; returns true while files are dragged over it. */
export function useDroppedFiles(isActive: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const abort = new AbortController();
    const options = { signal: abort.signal };
    // Listens on the whole document: the browser would open a file dropped outside and leave the page.
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      options,
    );
    document.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setOver(false);
      },
      options,
    );
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        take(event.dataTransfer?.files);
      },
      options,
    );
    document.addEventListener(
      'paste',
      (event) => {
        if (take(event.clipboardData?.files)) event.preventDefault();
      },
      options,
    );
    return () => abort.abort();
  }, [isActive]);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
