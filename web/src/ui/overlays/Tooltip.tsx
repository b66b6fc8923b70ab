import {
  cloneElement,
  createElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { onDemand, useOnDemand } from '../primitives/on-demand.ts';
import { tooltipTrigger } from './tooltip-trigger.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';

export interface TooltipProps {
  readonly text: ReactNode;
  /** A `Button`: its accessible name must state the same, since touch shows no tooltip. */
  readonly children: ReactElement<{
    readonly ref?: Ref<HTMLButtonElement> | undefined;
    readonly 'aria-describedby'?: string | undefined;
  }>;
}

const bubble = onDemand(async () => (await import('./TooltipBubble.tsx')).TooltipBubble);

export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const [trigger] = useState(() => tooltipTrigger(setOpen));
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isHere = useOnDemand(bubble, isOpen) !== undefined;
  useEffect(() => (ref.current === null ? undefined : trigger.listen(ref.current)), [trigger]);
  return (
    <>
      {cloneElement(children, { ref, ...(isOpen && isHere && { 'aria-describedby': id }) })}
      <ShownBubble id={id} isOpen={isOpen} triggerRef={ref} trigger={trigger}>
        {text}
      </ShownBubble>
    </>
  );
}

function ShownBubble(props: TooltipBubbleProps) {
  const Bubble = bubble.at();
  return Bubble ? createElement(Bubble, props) : null;
}
