import { type ReactNode, use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

export interface ClosingButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** One of many in a popover, which closes with it. The browser's own: a hundred of the others take a frame to make. */
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
