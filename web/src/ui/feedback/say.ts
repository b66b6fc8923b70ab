import styles from '../primitives/VisuallyHidden.module.css';

let region: HTMLElement | undefined;

/**
 * Announces a sentence to screen readers. The live region stays: one inserted together with its text is not announced.
 */
export function say(sentence: string): void {
  if (region === undefined) {
    region = document.createElement('div');
    region.ariaLive = 'polite';
    region.className = styles['hidden'] ?? '';
    document.body.append(region);
  }
  region.textContent = sentence;
}
