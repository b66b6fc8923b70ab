// The user's choice for this device. `/theme.js` puts it on <html> before the first paint and again on change.

export type Theme = 'system' | 'light' | 'dark';
export type Contrast = 'system' | 'normal' | 'sun';
export type Density = 'auto' | 'compact' | 'touch';

export interface DisplayChoice {
  readonly theme: Theme;
  readonly contrast: Contrast;
  readonly density: Density;
  /** Targets of 56 px, for work in gloves. */
  readonly glove: 'on' | 'off';
  /** Single letters are commands while on (WCAG 2.1.4). */
  readonly letters: 'on' | 'off';
}

const keys: Record<keyof DisplayChoice, string> = {
  theme: 'dre_theme',
  contrast: 'dre_contrast',
  density: 'dre_density',
  glove: 'dre_glove',
  letters: 'dre_letters',
};

export function displayChoice(): DisplayChoice {
  return {
    theme: oneOf(['light', 'dark'], stored('theme')) ?? 'system',
    contrast: oneOf(['normal', 'sun'], stored('contrast')) ?? 'system',
    density: oneOf(['compact', 'touch'], stored('density')) ?? 'auto',
    glove: oneOf(['on'], stored('glove')) ?? 'off',
    letters: oneOf(['off'], stored('letters')) ?? 'on',
  };
}

export function chooseDisplay(choice: Partial<DisplayChoice>): void {
  for (const [name, value] of Object.entries(choice) as [keyof DisplayChoice, string][]) {
    try {
      localStorage.setItem(keys[name], value);
    } catch {
      // Storage may be closed (private window); the choice then has no effect, since `/theme.js` reads it from there.
    }
  }
  dispatchEvent(new Event('dre:display'));
}

/** True while the outdoor mode is on, by choice or by the system. */
export function isSunlit(): boolean {
  return document.documentElement.dataset['contrast'] === 'sun';
}

function stored(name: keyof DisplayChoice): string | null {
  try {
    return localStorage.getItem(keys[name]);
  } catch {
    return null;
  }
}

function oneOf<const Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | undefined {
  return values.find((candidate) => candidate === value);
}
