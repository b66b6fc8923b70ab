import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';

type Options = Pick<
  VirtualizerOptions<HTMLElement, Element>,
  'count' | 'getScrollElement' | 'estimateSize' | 'getItemKey' | 'rangeExtractor' | 'overscan'
>;

/** The library's hook draws in the middle of scrolling events; this one leaves the moment to React. */
export function useVirtualizer(options: Options): Virtualizer<HTMLElement, Element> {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const whole: VirtualizerOptions<HTMLElement, Element> = {
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    ...options,
    onChange: draw,
  };
  const [virtualizer] = useState(() => new Virtualizer(whole));
  virtualizer.setOptions(whole);
  useLayoutEffect(() => virtualizer['_didMount'](), [virtualizer]);
  useLayoutEffect(() => virtualizer['_willUpdate']());
  return virtualizer;
}
