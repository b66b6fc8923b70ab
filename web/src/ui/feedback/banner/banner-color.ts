/** `D4EDDA` and `#D4EDDA` both name the color; anything else is left to the browser. */
export function cssColor(color: string): string {
  return /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? `#${color}` : color;
}

/** True where black reads better than white on a color the browser computed, such as `rgb(212, 237, 218)`. */
export function wantsDarkInk(computed: string): boolean {
  const [red = 255, green = 255, blue = 255] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  // Black and white are equally readable at a relative luminance of 0.179 (WCAG 2.x).
  return luminance(red, green, blue) > 0.179;
}

function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
