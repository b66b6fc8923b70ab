import styles from '../primitives/VisuallyHidden.module.css';

let region: HTMLElement | undefined;

/** Says a sentence to a screen reader, whatever is shown. The region stays: one that comes with its words is not heard. */
export function say(sentence: string): void {
  if (region === undefined) {
    region = document.createElement('div');
    region.ariaLive = 'polite';
    region.className = styles['hidden'] ?? '';
    document.body.append(region);
  }
  region.textContent = sentence;
}
