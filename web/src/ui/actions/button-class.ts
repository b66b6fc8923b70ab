import styles from './button.module.css';

export type ButtonVariant = 'default' | 'primary' | 'ghost' | 'danger' | 'danger-outline';
export type ButtonSize = 'md' | 'lg' | 'xl';

export interface ButtonLook {
  /** One `primary` on a screen; `danger` only where something is lost for good. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly full?: boolean | undefined;
  /** A square button that shows its icon alone: give it an `aria-label`. */
  readonly iconOnly?: boolean | undefined;
}

const variants: Record<ButtonVariant, string | undefined> = {
  default: undefined,
  primary: styles['primary'],
  ghost: styles['ghost'],
  danger: styles['danger'],
  'danger-outline': styles['dangerOutline'],
};

const sizes: Record<ButtonSize, string | undefined> = { md: undefined, lg: styles['lg'], xl: styles['xl'] };

export function buttonClass({ variant = 'default', size = 'md', full, iconOnly }: ButtonLook): string {
  const names = [
    styles['button'],
    variants[variant],
    sizes[size],
    full && styles['full'],
    iconOnly && styles['iconOnly'],
  ];
  return names.filter(Boolean).join(' ');
}
