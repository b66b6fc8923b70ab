/** A color gradient of the document. */
export interface PdfGradient {
  stop(offset: number, color: string): unknown;
}

export type FillRule = 'non-zero' | 'even-odd';

/**
 * A PDF document as a plate needs it, in the words of PDFKit: its document is such a canvas. Lengths in points,
 * origin at the top left, y down.
 */
export interface PdfCanvas {
  /** The start of the next text; drawing a plate leaves it as it was. */
  x: number;
  y: number;
  save(): unknown;
  restore(): unknown;
  translate(x: number, y: number): unknown;
  scale(factor: number): unknown;
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): unknown;
  closePath(): unknown;
  rect(x: number, y: number, width: number, height: number): unknown;
  ellipse(x: number, y: number, rx: number, ry: number): unknown;
  clip(rule?: FillRule): unknown;
  /** For text. */
  fillColor(color: string): unknown;
  fill(color: string | PdfGradient, rule?: FillRule): unknown;
  stroke(color: string): unknown;
  fillOpacity(opacity: number): unknown;
  strokeOpacity(opacity: number): unknown;
  lineWidth(width: number): unknown;
  lineCap(cap: 'butt' | 'round'): unknown;
  lineJoin(join: 'miter' | 'round'): unknown;
  dash(lengths: number | readonly number[], options: { readonly phase?: number }): unknown;
  undash(): unknown;
  linearGradient(x1: number, y1: number, x2: number, y2: number): PdfGradient;
  font(name: string): unknown;
  fontSize(size: number): unknown;
  widthOfString(text: string): number;
  text(
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
  ): unknown;
}
