/** For a page: true once the first sheet of a document's preview is painted. */
export function hasInk(): boolean {
  const paper = [...document.querySelectorAll('canvas')].find(({ width }) => width > 400);
  const pixels = paper?.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data ?? [];
  return pixels.some((value, at) => at % 4 === 0 && value < 90 && (pixels[at + 3] ?? 0) > 200);
}
