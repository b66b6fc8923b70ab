import { type ReactNode, use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

export interface ClosingButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/**
 * One of many buttons in a popover; pressing it closes the popover. Native: a hundred React Aria buttons take a frame.
 */
export function ClosingButton({ onPress, children, className }: ClosingButtonProps) {
  const overlay = use(OverlayTriggerStateContext);
  const press = () => {
    overlay?.close();
    onPress();
  };
  return (
    <button type="button" className={className} onClick={press}>
      {children}
    </button>
  );
}
