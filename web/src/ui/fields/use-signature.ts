import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type SignatureCanvas from 'signature_pad';
import { drawImage, drawName, fitCanvas, pngOf, strokesFitting } from './signature-ink.ts';
import type { Ink, Pen } from './signature-ink.ts';

export interface SignatureSettings {
  readonly pen: Pen;
  readonly isDisabled: boolean;
  readonly maxBytes: number;
  readonly initialImage: string;
  readonly onChange: (image: string) => void;
}

/** Ties a canvas to the drawing library, preserves the ink over resizes and reports every change as a PNG. */
export function useSignature({ pen, isDisabled, maxBytes, initialImage, onChange }: SignatureSettings) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignatureCanvas>(null);
  const ink = useRef<Ink>(initialImage ? { kind: 'image', image: initialImage } : { kind: 'empty' });
  const [isEmpty, setEmpty] = useState(!initialImage);

  const keep = (next: Ink) => {
    ink.current = next;
    const empty = next.kind === 'empty';
    setEmpty(empty);
    onChange(empty || !canvas.current ? '' : pngOf(canvas.current, maxBytes));
  };
  const strokeEnded = useEffectEvent(() => {
    const paper = canvas.current;
    if (!pad.current || !paper) return;
    const drawnOn = { width: paper.clientWidth, height: paper.clientHeight };
    keep({ kind: 'strokes', strokes: pad.current.toData(), drawnOn });
  });
  const redraw = useEffectEvent(() => {
    if (canvas.current) drawInk(canvas.current, pad.current, ink.current, pen);
  });
  const start = useEffectEvent((Library: typeof SignatureCanvas, paper: HTMLCanvasElement) => {
    const drawing = new Library(paper, { ...pen, backgroundColor: 'rgba(0,0,0,0)' });
    if (isDisabled) drawing.off();
    drawing.addEventListener('endStroke', strokeEnded);
    return drawing;
  });

  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return undefined;
    const sizes = new ResizeObserver(redraw);
    const leaving = new AbortController();
    void whenLoaded(leaving.signal, (Library) => {
      pad.current = start(Library, paper);
      // Ink drawn before this point is lost; tests wait for the attribute.
      paper.dataset['ready'] = '';
      sizes.observe(paper);
    });
    return () => {
      leaving.abort();
      sizes.disconnect();
      pad.current?.off();
      pad.current = null;
    };
  }, []);

  useEffect(() => {
    if (isDisabled) pad.current?.off();
    else pad.current?.on();
  }, [isDisabled]);

  const show = (next: Ink) => {
    if (!canvas.current) return;
    drawInk(canvas.current, pad.current, next, pen);
    keep(next);
  };
  return {
    canvas,
    isEmpty,
    clear: () => show({ kind: 'empty' }),
    typeName: (name: string) => show(name.trim() ? { kind: 'typed', name } : { kind: 'empty' }),
  };
}

async function whenLoaded(
  leaving: AbortSignal,
  ready: (Library: typeof SignatureCanvas) => void,
): Promise<void> {
  const { default: Library } = await import('signature_pad');
  if (!leaving.aborted) ready(Library);
}

function drawInk(canvas: HTMLCanvasElement, pad: SignatureCanvas | null, ink: Ink, pen: Pen): void {
  const paper = fitCanvas(canvas);
  pad?.clear();
  if (ink.kind === 'strokes') pad?.fromData(strokesFitting(ink.strokes, ink.drawnOn, paper));
  if (ink.kind === 'typed') drawName(canvas, ink.name, pen.penColor);
  if (ink.kind === 'image') void drawImage(canvas, ink.image);
}
